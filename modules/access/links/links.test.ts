import { afterEach, beforeEach, expect, test } from "bun:test"
import { givenApp, type TestApp } from "#src/testing.ts"

let app: TestApp
beforeEach(async () => {
  app = await givenApp()
})
afterEach(() => app.close())

const hour = 3_600
const day = 24 * hour
const request = { scope: "test.request", subject: 7 }
const links = () => app.services.secretLinks
const open = (token: string, { scope = request.scope, address = "visitor" } = {}) =>
  links().open(token, scope, address).subject
const refused = (code: string) => expect.objectContaining({ code, status: 404 })

test("a link opens what it was made for, for three months", () => {
  const token = links().issue(request)
  expect(open(token)).toBe(7)
  app.clock.pass(89 * day)
  expect(open(token)).toBe(7)
  app.clock.pass(2 * day)
  expect(() => open(token)).toThrow(refused("secretLinks.over"))
})

test("it has 128 random bits, of which the database holds the hash alone", () => {
  const tokens = new Set(Array.from({ length: 9 }, () => links().issue(request)))
  expect(tokens.size).toBe(9)
  expect([...tokens].map((token) => Buffer.from(token, "base64url").length)).toEqual(Array(9).fill(16))
  const stored = Buffer.from(app.db.$client.serialize()).toString("latin1")
  expect([...tokens].filter((token) => stored.includes(token))).toEqual([])
})

test("it opens nothing of another kind", () => {
  const token = links().issue(request)
  expect(() => open(token, { scope: "test.invoice" })).toThrow(refused("secretLinks.unknown"))
})

test.each(["", "x", "a".repeat(22), "../../../etc/passwd", "\u0000", "é".repeat(22), "a".repeat(200_000)])(
  "nobody gets in by %#",
  (guess) => {
    links().issue(request)
    expect(() => open(guess)).toThrow(refused("secretLinks.unknown"))
  },
)

test("who guesses is kept waiting, while others get in", () => {
  const token = links().issue(request)
  for (let guess = 0; guess < 20; guess++)
    expect(() => open(String(guess).padStart(22, "a"), { address: "guesser" })).toThrow(
      refused("secretLinks.unknown"),
    )
  expect(() => open(token, { address: "guesser" })).toThrow(expect.objectContaining({ status: 429 }))
  expect(open(token)).toBe(7)
})

test("one that was forwarded is worth nothing once its owner ended it and took a new one", () => {
  const forwarded = [links().issue(request), links().issue(request)]
  const other = links().issue({ ...request, subject: 8 })
  expect(links().end(request, null)).toBe(2)
  const own = links().issue(request)
  for (const token of forwarded) expect(() => open(token)).toThrow(refused("secretLinks.ended"))
  expect(open(own)).toBe(7)
  expect(open(other)).toBe(8)
  expect(app.services.access.log.about(request.scope, 7).map(({ action }) => action)).toEqual([
    "secretLink.ended",
  ])
})

test("of one thing ten links open at once, and the oldest makes room", () => {
  const [oldest, ...rest] = Array.from({ length: 11 }, () => links().issue(request))
  expect(() => open(oldest!)).toThrow(refused("secretLinks.ended"))
  expect(rest.map((token) => open(token))).toEqual(Array(10).fill(7))
})

test("how often it was opened is known, by the hour", () => {
  const token = links().issue(request)
  expect(links().state(request)).toEqual({ live: 1, opened: 0, lastOpenedAt: null })
  for (const seconds of [0, 60, hour + 1]) {
    app.clock.pass(seconds)
    open(token)
  }
  expect(links().state(request)).toEqual({ live: 1, opened: 2, lastOpenedAt: app.clock().toISOString() })
})

test("a year after it ended it is forgotten, with when it was opened", async () => {
  const token = links().issue(request)
  open(token)
  app.clock.pass(454 * day)
  await links().sweep()
  expect(() => open(token)).toThrow(refused("secretLinks.over"))
  app.clock.pass(2 * day)
  await links().sweep()
  expect(() => open(token)).toThrow(refused("secretLinks.unknown"))
  expect(links().state(request)).toEqual({ live: 0, opened: 0, lastOpenedAt: null })
})
