import { afterAll, beforeAll, expect, test } from "bun:test"
import type { Settings } from "#modules/settings/schema.ts"
import { givenApp, type TestApp } from "#src/testing.ts"
import { isLegalPath, legalText } from "./legal.ts"

let app: TestApp
let defaults: Settings
let filled: Settings
beforeAll(async () => {
  app = await givenApp()
  defaults = app.services.settings.get()
  filled = {
    ...defaults,
    companyName: "Kust & Bouw",
    contactEmail: "kantoor@kustenbouw.example",
    phone: "0111 - 00 00 00",
    kvk: "00000000",
  }
})
afterAll(() => app.close())

test("the privacy statement says what the law asks: who, what, why, how long, rights and complaint", () => {
  const { text, standard } = legalText("/privacy", filled)
  expect(standard).toBe(true)
  for (const part of [
    "Kust & Bouw",
    "KvK 00000000",
    "kantoor@kustenbouw.example of 0111 - 00 00 00",
    "7 jaar",
    "10 jaar",
    "laten verwijderen",
    "Autoriteit Persoonsgegevens",
    "geen volgcookies",
  ])
    expect(text).toContain(part)
})

test("the terms say what the law gives a consumer", () => {
  const { text } = legalText("/voorwaarden", filled)
  for (const part of ["niet meer dan 10%", "artikel 7:755 BW", "14 dagen", "veertien dagen", "kosteloos"])
    expect(text).toContain(part)
})

test("what is not known leaves no gap", () => {
  for (const path of ["/privacy", "/voorwaarden"] as const)
    expect(legalText(path, defaults).text).not.toMatch(/undefined|null|KvK|via \.| {2}|naar \./)
})

test("the owner's own text takes its place", () => {
  expect(legalText("/voorwaarden", { ...filled, termsText: "Kort." })).toEqual({
    text: "Kort.",
    standard: false,
  })
  expect(legalText("/privacy", { ...filled, termsText: "Kort." }).standard).toBe(true)
})

test("only those two pages have one", () => {
  expect(["/privacy", "/voorwaarden", "/", "/toString", "/constructor"].map(isLegalPath)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})
