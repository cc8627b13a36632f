import { expect, test } from "bun:test"
import { everyWrongType, givenMarkedOffice, long, mark, noNumbers } from "#src/tests/badInput.testing.ts"
import { letter } from "./office.testing.ts"
import type { NewDeclaration, SendQuotation } from "./schema.ts"

const { bad, onlyRight, refused, send, upload } = givenMarkedOffice()

const wrongVersions = [
  ...everyWrongType("version", "number"),
  ["no version", { version: undefined }],
  ["version 0", { version: 0 }],
  ["half a version", { version: 1.5 }],
  ["a version that is no number", { version: Number.NaN }],
  ["a field nobody asked for", { [mark]: true }],
] as [string, Record<string, unknown>][]

bad("mail", "POST", "/api/quotations/1/sending", () => letter, [
  ...wrongVersions,
  ...everyWrongType("how", ""),
  ["another way of sending", { how: mark }],
  ...everyWrongType("to", ""),
  ["nobody to send it to", { to: "" }],
  ["two addresses", { to: `a@b.nl,${mark}@d.nl` }],
  ["an address with a line break", { to: `a@b.nl\r\nBcc: ${mark}@d.nl` }],
  ...everyWrongType("subject", "text"),
  ["an endless subject", { subject: long(201) }],
  ["a subject of two lines", { subject: `Offerte\r\nBcc: ${mark}@d.nl` }],
  ...everyWrongType("message", "text"),
  ["an endless message", { message: long(6001) }],
  ["a message with a control character", { message: `${mark}\u0000` }],
])
const noted: SendQuotation = { how: "noted", version: 1, on: "2026-11-21" }
bad("noting", "POST", "/api/quotations/1/sending", () => noted, [
  ...wrongVersions,
  ...everyWrongType("on", ""),
  ["a day that does not exist", { on: "2026-02-30" }],
  ["a day of another century", { on: "0026-02-03" }],
  ["a letter with it", { message: mark }],
])
bad("acceptance", "POST", "/api/quotations/1/acceptance", () => ({ version: 1 }), wrongVersions)
bad("rejection", "POST", "/api/quotations/1/rejection", () => ({ reason: "" }), [
  ...everyWrongType("reason", "text"),
  ["no reason", { reason: undefined }],
  ["an endless reason", { reason: long(301) }],
  ["a reason of two lines", { reason: `Te\n${mark}` }],
  ["a field nobody asked for", { [mark]: true }],
])

const signed: NewDeclaration = {
  builtIn: 1978,
  olderThan2Years: true,
  givenBy: "J. Vos",
  givenOn: "2026-11-20",
  how: "signature",
}
const path = "/api/quotations/1/declarations"
const declare = (data: string, file?: File) =>
  upload(
    path,
    file
      ? [
          ["data", data],
          ["file", file],
        ]
      : [["data", data]],
  )

test.each([
  ...everyWrongType("builtIn", "nothing number"),
  ["a year before there were houses", { builtIn: 999 }],
  ["half a year", { builtIn: 1978.5 }],
  ...everyWrongType("olderThan2Years", "yes"),
  ...everyWrongType("givenBy", "text"),
  ["nobody who gave it", { givenBy: " " }],
  ["an endless name", { givenBy: long(121) }],
  ["a name with a control character", { givenBy: `${mark}\u0000` }],
  ...everyWrongType("givenOn", ""),
  ["a day that does not exist", { givenOn: "2026-02-30" }],
  ...everyWrongType("how", ""),
  ["a way that is not there", { how: mark }],
  ["someone else who wrote it down", { recordedBy: mark }],
] as [string, object][])("declaration: %s is refused", async (_, change) => {
  expect(await refused(() => declare(JSON.stringify({ ...signed, ...change })))).toBe(422)
})

test.each([
  ["{", 400],
  ["", 400],
  ["null", 422],
  ["[]", 422],
  [`"${mark}"`, 422],
  [JSON.stringify(signed).replace("{", '{"__proto__":{"role":"owner"},'), 422],
  [JSON.stringify(signed).replace("{", '{"constructor":{"prototype":{"role":"owner"}},'), 422],
] as const)("declaration: the fields %s are refused", async (data, status) => {
  expect(await refused(() => declare(data))).toBe(status)
})

test.each([
  ["a page named .pdf", `<html><script>${mark}</script>`],
  ["a text named .pdf", `Geachte heer ${mark}`],
  ["an empty file", ""],
])("declaration: %s is no proof", async (_, bytes) => {
  const file = new File([bytes], `${mark}.pdf`, { type: "application/pdf" })
  expect(await refused(() => declare(JSON.stringify(signed), file))).toBe(422)
})

test("declaration: another kind of body and another site are refused", async () => {
  const as = (headers: Record<string, string>) =>
    refused(() => upload(path, [["data", JSON.stringify(signed)]], headers))
  expect(await as({ "content-type": "application/json" })).toBe(415)
  expect(await as({ "content-type": "multipart/form-data" })).toBe(400)
  expect(await as({ "transfer-encoding": "chunked" })).toBe(411)
  expect(await as({ origin: `https://${mark}.nl` })).toBe(403)
})

test.each(["999", ...noNumbers])("nothing is decided about a quotation by the number %s", async (id) => {
  const address = `/api/quotations/${id}`
  for (const [method, path, body] of [
    ["GET", `${address}/mail`],
    ["POST", `${address}/sending`, noted],
    ["POST", `${address}/acceptance`, { version: 1 }],
    ["POST", `${address}/rejection`, { reason: "" }],
    ["DELETE", `${address}/outcome`],
    ["GET", `${address}/declarations/1/file`],
    ["GET", `/api/quotations/1/declarations/${id}/file`],
  ] as const)
    expect([404, 422]).toContain(await refused(() => send(method, path, body)))
  const data = JSON.stringify(signed)
  expect([404, 422]).toContain(await refused(() => upload(`${address}/declarations`, [["data", data]])))
})

onlyRight(
  [
    ["POST /api/quotations/1/sending", noted],
    ["POST /api/quotations/1/acceptance", { version: 1 }],
    ["POST /api/quotations/1/rejection", { reason: "" }],
  ],
  {
    withoutBody: ["DELETE /api/quotations/1/outcome"],
    taken: [
      ["POST /api/quotations/1/sending", noted],
      ["POST /api/quotations/1/acceptance", { version: 1 }],
      ["DELETE /api/quotations/1/outcome", {}],
      ["POST /api/quotations/1/rejection", { reason: "" }],
    ],
  },
)
