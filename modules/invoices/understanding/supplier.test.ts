import { expect, test } from "bun:test"
import { typed } from "./page.testing.ts"
import type { Context, KnownSupplier } from "./suggestion.ts"
import { understand } from "./understand.ts"

const us = {
  name: "Bouwbedrijf De Vuurtoren B.V.",
  kvk: "11223344",
  btwId: "NL002455799B11",
  iban: "BE68539007547034",
}
const nobody = { name: "", kvk: "", btwId: "", iban: "" }
const known = (rest: Partial<KnownSupplier>): KnownSupplier => ({
  ...{ id: 4, name: "Dakmaterialen Foppema", ibans: [], btwId: "", kvk: "", lessons: [] },
  ...rest,
})
const read = (
  page: string,
  { company = nobody, suppliers = [] as KnownSupplier[], source = "text" as "text" | "ocr" } = {},
) => understand([typed(page, { source })], { today: "2026-07-20", company, suppliers } satisfies Context)

const invoice = `
  ^Foppema Dakmaterialen B.V.
  Yndyk 7, 8501 AB Joure, 0513-456789
  IBAN NL91 ABNA 0417 1643 00   BTW NL004495445B01   KvK 01234567

  Bouwbedrijf De Vuurtoren
  Havenstraat 2
  8861 BH Harlingen

  Factuurnummer 2026-119   Factuurdatum 02-07-2026
`

test("a known supplier is recognised by account, btw-id, KvK number or name, and is called as he is known", () => {
  for (const [by, rest] of [
    ["iban", { ibans: ["NL91ABNA0417164300"] }],
    ["btwId", { btwId: "NL004495445B01" }],
    ["kvk", { kvk: "01234567" }],
    ["name", { name: "Foppema Dakmaterialen BV" }],
  ] as const) {
    const supplier = known({
      ...rest,
      ...("ibans" in rest ? { ibans: [...rest.ibans] } : {}),
    } as Partial<KnownSupplier>)
    const { supplierId, recognisedBy, fields } = read(invoice, { suppliers: [supplier] })
    expect({ supplierId, recognisedBy, name: fields.supplier!.value, why: fields.supplier!.reason }).toEqual({
      ...{ supplierId: 4, recognisedBy: by, name: supplier.name, why: "supplier" },
    })
    expect(fields.supplier!.confidence).toBeGreaterThan(0.85)
  }
})

test("the name that is printed stays among the others when the supplier is known by another", () => {
  const { others } = read(invoice, { suppliers: [known({ kvk: "01234567" })] })
  expect(others.supplier!.map(({ value }) => value)).toContain("Foppema Dakmaterialen B.V.")
})

test("a name that OCR damaged a little is still that of the known supplier", () => {
  const damaged = invoice
    .replace("Foppema Dakmaterialen B.V.", "Foppema Dakmaterialcn B.V.")
    .replace(/\n.*IBAN.*/, "")
  const suppliers = [known({ name: "Foppema Dakmaterialen BV" })]
  expect(read(damaged, { suppliers, source: "ocr" })).toMatchObject({ supplierId: 4, recognisedBy: "name" })
  expect(read(damaged, { suppliers }).supplierId).toBeNull()
})

test("our own name and numbers never are the supplier's, wherever they stand", () => {
  const { fields } = read(
    `
    ^Bouwbedrijf De Vuurtoren B.V.
    Havenstraat 2, 8861 BH Harlingen, tel. 0517-123456
    KvK 11223344   BTW NL002455799B11   IBAN BE68 5390 0754 7034

    Leverancier: Foppema Dakmaterialen B.V.
    KvK 01234567   BTW NL004495445B01   IBAN NL91 ABNA 0417 1643 00
    Factuurnummer 2026-119
    `,
    { company: us },
  )
  expect(fields).toMatchObject({
    supplier: { value: "Foppema Dakmaterialen B.V." },
    kvk: { value: "01234567" },
    btwId: { value: "NL004495445B01" },
    iban: { value: "NL91ABNA0417164300" },
  })
})

test("nobody is named when only the receiver is", () => {
  const { fields } = read(
    `
    Factuur aan
    Bouwbedrijf De Vuurtoren
    Havenstraat 2
    8861 BH Harlingen
    Factuurnummer 2026-119
    `,
    { company: us },
  )
  expect(fields.supplier).toBeUndefined()
})

test("a blocked account is told from the ordinary one by its label or its number", () => {
  const accounts = (text: string) => {
    const { fields } = read(text)
    return [fields.iban?.value, fields.blockedIban?.value]
  }
  expect(accounts("IBAN: NL91 ABNA 0417 1643 00\nG-rekening: BE68 5390 0754 7034")).toEqual([
    "NL91ABNA0417164300",
    "BE68539007547034",
  ])
  expect(accounts("G-rek. BE68 5390 0754 7034   Bankrekening NL91 ABNA 0417 1643 00")).toEqual([
    "NL91ABNA0417164300",
    "BE68539007547034",
  ])
  expect(accounts("IBAN: NL91 ABNA 0417 1643 00")).toEqual(["NL91ABNA0417164300", undefined])
})

test("a btw-id that fails its check is doubted, and more so where it was read by OCR", () => {
  const page = "BTW-nummer NL853118273B01"
  const confidence = read(page).fields.btwId!.confidence
  expect(confidence).toBeLessThan(0.7)
  expect(confidence).toBeGreaterThan(0.4)
  expect(read(page, { source: "ocr" }).fields.btwId?.confidence ?? 0).toBeLessThan(confidence)
  expect(read("BTW-nummer NL004495445B01").fields.btwId!.confidence).toBeGreaterThan(0.9)
})

test("the btw-id that VAT is shifted to is the client's", () => {
  const { fields } = read(
    "Btw verlegd naar btw-id NL002455799B11\n\n\n\nIBAN NL91 ABNA 0417 1643 00 | Btw-nummer NL004495445B01",
  )
  expect(fields.btwId!.value).toBe("NL004495445B01")
})

test("what stands in the address it was sent to is the client's", () => {
  const { fields } = read(
    `
    Factuur aan:
    Bouwbedrijf De Vuurtoren
    8861 BH Harlingen
    Btw-id: NL002455799B11   KvK 11223344

    Foppema Dak, Rekening NL91 ABNA 0417 1643 00, KvK 01234567, BTW-id
    NL004495445B01
    `,
  )
  expect([fields.btwId?.value, fields.kvk?.value]).toEqual(["NL004495445B01", "01234567"])
})

test("an account that goes on in the next cell or on the next line is one", () => {
  for (const page of [
    "IBAN   NL91 ABNA   0417 1643   00",
    "IBAN: NL91 ABNA 0417\n      1643 00",
    "Foppema Dakmaterialen     Bank: NL91ABNA0417\nYndyk 7                   164300 t.n.v. Foppema",
  ])
    expect([page, read(page).fields.iban?.value]).toEqual([page, "NL91ABNA0417164300"])
  expect(
    read("Foppema Dak, Yndyk 7 te Joure       btw NL004495445B01        NL91\nABNA 0417 1643 00").fields.iban
      ?.value,
  ).toBe("NL91ABNA0417164300")
  expect(read("IBAN: NL91 ABNA 0417\n1643 01").fields.iban).toBeUndefined()
})

test("a KvK number is known by the label written to it, a damaged one, and the numbers beside it", () => {
  for (const [page, source] of [
    ["KvK01234567", "text"],
    ["KvK-nr.01234567", "text"],
    ["K.v.K. Noord-Nederland nr. 01234567", "text"],
    ["Handelsregister te Leeuwarden 01234567", "text"],
    ["01234567 | NL004495445B01 | NL91 ABNA 0417 1643 00", "text"],
    ["KwK 01234567", "ocr"],
    ["Kvk: O1234567", "ocr"],
  ] as const)
    expect([page, read(page, { source }).fields.kvk?.value]).toEqual([page, "01234567"])
  expect(read("Artikel 01234567").fields.kvk).toBeUndefined()
})

test("an empty document, one word and a wall of text are read without finding anything", () => {
  const context: Context = { today: "2026-07-20", company: nobody, suppliers: [] }
  expect(understand([], context)).toMatchObject({ supplierId: null, confidence: 0 })
  expect(understand([typed("Hallo")], context).fields.invoiceNumber).toBeUndefined()
  expect(read("1 2 3 4 5 6 7 8 9\n".repeat(40)).fields.invoiceNumber).toBeUndefined()
})
