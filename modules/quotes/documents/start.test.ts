import { expect, test } from "bun:test"
import { wordText } from "#src/documents/word/testing.ts"
import type { KeptStart } from "../pricing/start.ts"
import { makeDocument } from "./documents.ts"
import { sampleInput } from "./sample.ts"

const july = { from: "2027-07-19", to: "2027-08-06", name: "" }
const day = { from: "2027-07-16", to: "2027-07-16", name: "Personeelsdag" }
const proposed: KeptStart = { day: "2027-07-12", basis: "planning", free: 2, closed: [day, july] }

const told = async (
  kind: "planning" | "offerte" | "offerteInformeel",
  start: KeptStart,
  wantedStart = null,
) => (await wordText(await makeDocument(kind, sampleInput({ start, wantedStart })))).replaceAll("\u00a0", " ")

test("a planning over the company's holidays names them and works around them", async () => {
  const text = await told("planning", proposed)
  expect(text).toContain("Personeelsdag 16 juli 2027 en Bedrijfsvakantie 19 juli t/m 6 augustus 2027")
  expect(text).toContain("in onze weekplanning is vanaf 12 juli 2027 ruimte")
  expect(text).toContain("feestdag of vakantie")
  expect(text).not.toContain("Bouwvak")
})

test.each(["planning", "offerte", "offerteInformeel"] as const)(
  "the %s begins on the proposed day",
  async (kind) => {
    expect(await told(kind, proposed)).toContain("12 juli 2027")
  },
)

test("a start within a holiday moves to the day after it", async () => {
  expect(await told("offerteInformeel", { ...proposed, day: "2027-07-20" })).toContain("9 augustus 2027")
})

test.each(["planning", "offerte", "offerteInformeel"] as const)(
  "without a start the %s tells how long it takes, and no day",
  async (kind) => {
    const text = await told(kind, { ...proposed, day: null, basis: null })
    expect(text).toContain("werkdagen")
    expect(text).not.toContain("2027")
  },
)
