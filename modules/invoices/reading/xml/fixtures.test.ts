import { expect, test } from "bun:test"
import { join } from "node:path"
import { nobodyKnown } from "./context.testing.ts"
import { readXml } from "./readXml.ts"

const folder = join(import.meta.dir, "../../fixtures")
interface Truth {
  file: string
  format: string
  supplierAlt?: string[]
  expected: {
    invoiceNumber: string
    date: string
    supplier: string
    vatAmount: number
    totalAmount: number
    items: { description: string; quantity: number; price: number; amount: number }[]
  }
}
const truths: Truth[] = await Bun.file(join(folder, "truth.json")).json()

for (const { file, expected, supplierAlt = [] } of truths.filter(({ format }) => format === "ubl"))
  test(`${file} says what is known of it`, async () => {
    const { suggestion } = readXml(await Bun.file(join(folder, file)).bytes(), nobodyKnown)
    const { fields, others, lines } = suggestion
    expect({
      invoiceNumber: fields.invoiceNumber?.value,
      date: fields.date?.value,
      supplier: fields.supplier?.value,
      vatAmount: fields.vatCents!.value / 100,
      totalAmount: fields.totalCents!.value / 100,
      items: lines
        .filter((line) => line.quantity !== null)
        .map(({ description, quantity, unitPrice, cents }) => ({
          ...{ description, quantity, price: unitPrice, amount: cents / 100 },
        })),
    } as object).toEqual(expected)
    for (const name of supplierAlt) expect(others.supplier?.map(({ value }) => value)).toContain(name)
    expect(suggestion).toMatchObject({ confidence: 1, recognisedBy: null })
    // All three are for others than us.
    expect(suggestion.remarks.filter((code) => code.startsWith("invoices.data"))).toEqual([])
  })
