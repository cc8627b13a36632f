import { expect, test } from "bun:test"
import { samplePhoto } from "#src/files/sample.ts"
import { type Change, everyWrongType, givenMarkedOffice, long, mark } from "#src/tests/badInput.testing.ts"
import { longestClause, longestMoment, maxConditionsMegabytes } from "./schema.ts"
import { chosenTerms } from "./testing.ts"

const { bad, onlyRight, refused, upload } = givenMarkedOffice()

const right = { ...chosenTerms(), version: 0 }
const part = (moment: string, percent: number) => ({ moment, percent })
const clause = (text: string) => ({ printed: true, text })
const conditions = { fileId: "0".repeat(32), title: "Voorwaarden", date: "2026-01-01" }

bad("terms", "PUT", "/api/offer-terms", () => right, [
  ...everyWrongType("version", "number"),
  ["version -1", { version: -1 }],
  ...(["validityDays", "paymentDays"] as const).flatMap((name) => [
    ...everyWrongType(name, "number"),
    [`${name} 0`, { [name]: 0 }] as Change,
    [`${name} negative`, { [name]: -5 }] as Change,
    [`${name} half`, { [name]: 1.5 }] as Change,
    [`${name} of years`, { [name]: 400 }] as Change,
  ]),
  ...everyWrongType("instalments", "nothing"),
  ["no instalments", { instalments: [] }],
  ["seven instalments", { instalments: Array.from({ length: 7 }, () => part("Later", 14)) }],
  ["instalments of 99 percent", { instalments: [part("Nu", 50), part("Later", 49)] }],
  ["instalments of 101 percent", { instalments: [part("Nu", 50), part("Later", 51)] }],
  ["a negative instalment", { instalments: [part("Nu", 150), part("Later", -50)] }],
  ["half percents", { instalments: [part("Nu", 33.5), part("Later", 66.5)] }],
  ["an instalment at no moment", { instalments: [part(" ", 100)] }],
  ["an instalment at an endless moment", { instalments: [part(long(longestMoment + 1), 100)] }],
  ["an instalment of two lines", { instalments: [part(`Nu\n${mark}`, 100)] }],
  ...everyWrongType("dayAtOnce", "yes"),
  ...everyWrongType("materials", ""),
  ["a clause that says nothing", { materials: clause(" ") }],
  ["an endless clause", { insurance: clause(long(5000)) }],
  ["a clause with a control character", { insurance: clause(`${mark}\u0000`) }],
  ...everyWrongType("own", "list"),
  ["an own clause that says nothing", { own: [""] }],
  ["an own clause of 5000 characters", { own: [long(5000)] }],
  ["an own clause just too long", { own: [long(longestClause + 1)] }],
  ["endless own clauses", { own: Array.from({ length: 11 }, () => "Tekst") }],
  ...everyWrongType("conditions", "nothing"),
  ["conditions that nobody sent", { conditions }],
  ["conditions of a path", { conditions: { ...conditions, fileId: "../../waterpas.db" } }],
  ["conditions without a name", { conditions: { ...conditions, title: " " } }],
  ["conditions of a day that does not exist", { conditions: { ...conditions, date: "2026-02-30" } }],
  ["a field nobody asked for", { [mark]: true }],
])

test.each([
  ["a text named .pdf", new TextEncoder().encode(`Geachte heer ${mark}`)],
  ["a photo named .pdf", samplePhoto({ width: 40, height: 30 })],
  ["a PDF that broke off", new TextEncoder().encode(`%PDF-1.7\n${mark}`)],
  ["an empty file", new Uint8Array()],
])("conditions: %s is refused", async (_, bytes) => {
  const file = new File([Buffer.from(bytes)], `${mark}.pdf`, { type: "application/pdf" })
  expect(await refused(() => upload("/api/offer-terms/conditions", [["file", file]]))).toBe(422)
})

test("conditions of 11 MB are refused", async () => {
  const bytes = new Uint8Array((maxConditionsMegabytes + 1) * 1024 * 1024)
  bytes.set(new TextEncoder().encode("%PDF-1.7"))
  bytes.set(new TextEncoder().encode("%%EOF"), bytes.length - 5)
  expect(
    await refused(() => upload("/api/offer-terms/conditions", [["file", new File([bytes], "v.pdf")]])),
  ).toBe(413)
})

onlyRight([["PUT /api/offer-terms", right]])
