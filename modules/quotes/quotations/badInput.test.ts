import { beforeAll, expect, test } from "bun:test"
import {
  type Change,
  everyWrongType,
  givenMarkedOffice,
  long,
  mark,
  noNumbers,
} from "#src/tests/badInput.testing.ts"
import type { LineInput, QuotationContent } from "./content.schema.ts"
import { ownLine } from "./sample.ts"

const { bad, onlyRight, refused, send } = givenMarkedOffice()

/** Quotation 1 answers the request; a project of its own waits for one made by hand. */
let projectId: number
beforeAll(async () => {
  const response = await send("POST", "/api/projects", { name: "Schuur Poststraat", progress: 0 })
  projectId = (await response.json()).id
})

const content: QuotationContent = {
  lines: [ownLine({ unitPrice: 100 })],
  assumptions: ["Stroom is er."],
  exclusions: [],
  facts: { use: "dwelling", builtIn: 1978, olderThan2Years: true },
  reverseCharge: false,
  wantedStart: null,
  texts: null,
}

const withContent = (changes: Change[]): Change[] =>
  changes.map(([what, change]) => [what, { content: { ...content, ...change } }])
const withLine = (changes: Change[]): Change[] =>
  withContent(changes.map(([what, change]) => [what, { lines: [{ ...content.lines[0], ...change }] }]))

const wrongLines = withLine([
  ...everyWrongType("id", "text"),
  ["a line without an id", { id: "" }],
  ["a line with an endless id", { id: long(61) }],
  ...everyWrongType("norm", "text"),
  ["a norm that is not there", { norm: mark }],
  ["a norm that every object has", { norm: "constructor" }],
  ...everyWrongType("description", "text"),
  ["a line without a description", { description: "  " }],
  ["an endless description", { description: long(301) }],
  ["a description of two lines", { description: `Slopen\n${mark}` }],
  ...everyWrongType("phase", ""),
  ["a phase that is not there", { phase: mark }],
  ...everyWrongType("quantity", "number"),
  ["a quantity of nothing", { quantity: 0 }],
  ["a quantity below zero", { quantity: -1 }],
  ["a quantity that is no number", { quantity: Number.NaN }],
  ["a quantity beyond any building", { quantity: 100_001 }],
  ...everyWrongType("unit", ""),
  ...everyWrongType("normHours", "number nothing"),
  ["hours below zero", { normHours: -0.5 }],
  ...everyWrongType("unitPrice", "number nothing"),
  ["a price beyond any building", { unitPrice: 1_000_001 }],
  ["a price without end", { unitPrice: "1e309" }],
  ...everyWrongType("vatRate", "nothing"),
  ["a rate of VAT that the law does not have", { vatRate: 6 }],
  ["an endless reason for a rate", { vatRate: 9, vatReason: long(201) }],
  ["a total of one's own", { total: 1 } satisfies Record<string, unknown> & Partial<LineInput>],
])
const wrongContent: Change[] = [
  ...everyWrongType("content", ""),
  ["no content", { content: undefined }],
  ...wrongLines,
  ...withContent([
    ...everyWrongType("lines", ""),
    ["301 lines", { lines: Array.from({ length: 301 }, (_, i) => ownLine({ id: `${i}` })) }],
    ["two lines with one id", { lines: [ownLine(), ownLine()] }],
    ...["assumptions", "exclusions"].flatMap((field): Change[] => [
      ...everyWrongType(field, "list"),
      [`81 ${field}`, { [field]: Array(81).fill("Stroom is er.") }],
      [`${field} of nothing`, { [field]: [" "] }],
      [`${field} without an end`, { [field]: [long(501)] }],
    ]),
    ...everyWrongType("facts", ""),
    ["a year in letters", { facts: { ...content.facts, builtIn: mark } }],
    ["a year of the future", { facts: { ...content.facts, builtIn: 3000 } }],
    ["a use that is not there", { facts: { ...content.facts, use: mark } }],
    ["an age that is a word", { facts: { ...content.facts, olderThan2Years: "ja" } }],
    ...everyWrongType("reverseCharge", "yes"),
    ...everyWrongType("wantedStart", "nothing"),
    ["a start that does not exist", { wantedStart: "2027-02-30" }],
    ...everyWrongType("texts", "nothing"),
    ["half the texts", { texts: { analysis: "Kort." } }],
    ["an endless text", { texts: { analysis: long(6001), quotationText: "" } }],
    ["a text with a control character", { texts: { analysis: `${mark}\u0000`, quotationText: "" } }],
    ["a price of one's own", { price: 1 }],
  ]),
]

const wrongIds = (field: string, allowed = ""): Change[] => [
  ...everyWrongType(field, `number ${allowed}`),
  [`${field} 0`, { [field]: 0 }],
  [`half a ${field}`, { [field]: 1.5 }],
]

bad("new quotation", "POST", "/api/quotations", () => ({ projectId, content }), [
  ...wrongIds("projectId"),
  ...wrongContent,
  ["a number of one's own", { number: mark }],
])
bad("version", "POST", "/api/quotations/1/versions", () => ({ base: 1, content }), [
  ...wrongIds("base"),
  ...wrongContent,
  ["a state of one's own", { state: "accepted" }],
])
bad("preview", "POST", "/api/quotations/preview", () => ({ quotationId: 1, projectId: null, content }), [
  ...wrongIds("quotationId", "nothing"),
  ...wrongIds("projectId", "nothing"),
  ...wrongContent,
])

const copy = { name: "Badkamer (kopie)", customerId: 1 }
bad("copy", "POST", "/api/quotations/1/copies", () => copy, [
  ...everyWrongType("name", "text"),
  ["no name", { name: "  " }],
  ["a name of 300 signs", { name: long(300) }],
  ["a name of two lines", { name: `Badkamer\n${mark}` }],
  ...wrongIds("customerId", "nothing"),
  ["no word on the customer", { customerId: undefined }],
  ["a customer that is not there", { customerId: 999 }],
  ["a number of one's own", { number: mark }],
])

test.each(["999", ...noNumbers])("no quotation goes by the number %s", async (id) => {
  const address = `/api/quotations/${id}`
  for (const [method, path, body] of [
    ["GET", address],
    ["DELETE", address],
    ["GET", `${address}/versions/1`],
    ["GET", `/api/quotations/1/versions/${id}`],
    ["POST", `${address}/versions`, { base: 1, content }],
    ["POST", `${address}/copies`, copy],
    ["POST", `${address}/documents`],
    ["GET", `${address}/versions/1/documents/offertePdf`],
    ["GET", `/api/quotations/1/versions/${id}/documents/offertePdf`],
    ["GET", `${address}/versions/1/text`],
    ["GET", `/api/quotations/1/versions/${id}/text`],
  ] as const)
    expect([404, 422]).toContain(await refused(() => send(method, path, body)))
})

test.each(["factuur", mark, "__proto__", "constructor", "..%2foffert", "offerte.docx", "%00"])(
  "no document of a quotation goes by the name %s",
  async (kind) =>
    expect(await refused(() => send("GET", `/api/quotations/1/versions/1/documents/${kind}`))).toBe(404),
)

test.each(["?origin=x", `?origin=${mark}`, "?origin[]=hand", "?state=sent", "?origin=hand&origin=request"])(
  "neither the list of quotations nor its figures are narrowed by %s",
  async (query) => {
    expect(await refused(() => send("GET", `/api/quotations${query}`))).toBe(422)
    expect(await refused(() => send("GET", `/api/quotations/stats${query}`))).toBe(422)
  },
)

onlyRight(
  [
    // Project 2 is the first after that of the request.
    ["POST /api/quotations", { projectId: 2, content }],
    ["POST /api/quotations/preview", { quotationId: 1, projectId: null, content }],
    ["POST /api/quotations/1/versions", { base: 1, content }],
    ["POST /api/quotations/1/copies", copy],
  ],
  { withoutBody: ["POST /api/quotations/1/documents", "DELETE /api/quotations/1"] },
)
