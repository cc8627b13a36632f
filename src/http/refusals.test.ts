import { afterEach, beforeEach, expect, test } from "bun:test"
import { givenApp, jsonRequest, officePassword, type TestApp } from "../testing.ts"

let app: TestApp
beforeEach(async () => {
  app = await givenApp()
})
afterEach(() => app.close())

const send = async (body: unknown, address = "203.0.113.7", path = "/api/contact", headers = {}) => {
  const request = jsonRequest("POST", path, { body, headers: { "x-forwarded-for": address, ...headers } })
  const response = await app.handle(request)
  return { status: response.status, ...((await response.json()) as { error: string }) }
}
const message = {
  ...{ naam: "Els Vos", email: "els@voorbeeld.example", onderwerp: "Dakgoot" },
  ...{ bericht: "Kunt u onze dakgoot vernieuwen?", startedAt: "2026-11-21T10:58:00Z" },
}
const repeat = async (times: number, act: () => Promise<{ status: number }>) => {
  const statuses = []
  for (let i = 0; i < times; i++) statuses.push((await act()).status)
  return statuses
}

test("whose messages were refused sixty times waits, also with a right one; others don't", async () => {
  expect(await repeat(61, () => send({ naam: "x" }))).toEqual([...Array(60).fill(422), 429])
  expect(await send(message)).toMatchObject({
    status: 429,
    error: "Te veel verzoeken. Probeer het over 10 minuten opnieuw.",
  })
  expect((await send(message, "198.51.100.1")).status).toBe(200)
  app.clock.pass(600)
  expect((await send(message)).status).toBe(200)
})

test("what can't be read or is too large counts as well, over all that is open to strangers", async () => {
  const large = { ...message, bericht: "a".repeat(300_000) }
  expect(new Set(await repeat(30, () => send(large)))).toEqual(new Set([413]))
  expect(new Set(await repeat(30, () => send({}, undefined, "/api/live-offerte")))).toEqual(new Set([422]))
  expect((await send(message)).status).toBe(429)
})

test("people with a login are never counted", async () => {
  const owner = await app.signIn("owner")
  const wrong = () => send({ companyName: 7 }, undefined, "/api/settings", owner)
  expect(new Set(await repeat(70, wrong))).toEqual(new Set([422]))
  expect((await send(message)).status).toBe(200)
})

test("who works at the same address logs in and out all the same", async () => {
  await app.services.access.ensureShared(officePassword)
  await repeat(61, () => send({ naam: "x" }))
  expect((await send({ password: officePassword }, undefined, "/api/login")).status).toBe(200)
  expect((await send(undefined, undefined, "/api/logout", await app.signIn("owner"))).status).toBe(200)
})
