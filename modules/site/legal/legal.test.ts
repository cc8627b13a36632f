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
  const { text, standard } = legalText("/privacy", filled, null)
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
  const { text } = legalText("/voorwaarden", filled, null)
  for (const part of ["niet meer dan 10%", "artikel 7:755 BW", "14 dagen", "veertien dagen", "kosteloos"])
    expect(text).toContain(part)
})

test("what is not known leaves no gap", () => {
  for (const path of ["/privacy", "/voorwaarden"] as const)
    expect(legalText(path, defaults, null).text).not.toMatch(/undefined|null|KvK|via \.| {2}|naar \./)
})

test("the owner's own text takes its place", () => {
  expect(legalText("/voorwaarden", { ...filled, termsText: "Kort." }, null)).toEqual({
    text: "Kort.",
    standard: false,
  })
  expect(legalText("/privacy", { ...filled, termsText: "Kort." }, null).standard).toBe(true)
})

test("where quotations come with conditions in a PDF, the page names those and no others", () => {
  const conditions = { fileId: "", title: "Onze voorwaarden", date: "2026-01-01" }
  const { text } = legalText("/voorwaarden", filled, conditions)
  expect(text).toContain("‘Onze voorwaarden’ van 1 januari 2026")
  expect(text).not.toContain("7:755")
  expect(legalText("/voorwaarden", { ...filled, termsText: "Kort." }, conditions).text).toBe("Kort.")
  expect(legalText("/privacy", filled, conditions)).toEqual(legalText("/privacy", filled, null))
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
