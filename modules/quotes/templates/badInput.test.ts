import { beforeAll, expect, test } from "bun:test"
import { everyWrongType, givenMarkedOffice, long, mark, noNumbers } from "#src/tests/badInput.testing.ts"

const { bad, onlyRight, refused, send } = givenMarkedOffice()

const right = { quotationId: 1, name: "Badkamer", texts: false }
const other = { name: "Keuken", from: "Badkamer standaard" }
beforeAll(async () => {
  await send("POST", "/api/quotation-templates", { ...right, name: "Badkamer standaard" })
})

const wrongNames = [
  ...everyWrongType("name", "text"),
  ["no name", { name: "  " }],
  ["a name of 300 signs", { name: long(300) }],
  ["a name of two lines", { name: `Badkamer\n${mark}` }],
] satisfies Parameters<typeof bad>[4]

bad("new template", "POST", "/api/quotation-templates", () => right, [
  ...wrongNames,
  ["a name that another has", { name: "BADKAMER standaard" }],
  ...everyWrongType("quotationId", "number"),
  ["quotation 0", { quotationId: 0 }],
  ["half a quotation", { quotationId: 1.5 }],
  ...everyWrongType("texts", "yes"),
  ["lines of one's own", { lines: [] }],
])
bad("renamed template", "PUT", "/api/quotation-templates/1", () => other, [
  ...wrongNames,
  ...everyWrongType("from", "text"),
  ["a content of one's own", { content: mark }],
])

test.each(["999", ...noNumbers])("no template goes by the number %s", async (id) => {
  const address = `/api/quotation-templates/${id}`
  for (const [method, path, body] of [
    ["GET", address],
    ["PUT", address, other],
    ["DELETE", address],
    ["PUT", `${address}/restored`],
  ] as const)
    expect([404, 422]).toContain(await refused(() => send(method, path, body)))
})

onlyRight(
  [
    ["POST /api/quotation-templates", right],
    ["PUT /api/quotation-templates/1", other],
  ],
  { withoutBody: ["DELETE /api/quotation-templates/1", "PUT /api/quotation-templates/1/restored"] },
)
