import { expect, test } from "bun:test"
import { nameKey, recognise } from "./recognise.ts"
import type { KnownSupplier } from "./suggestion.ts"

const known = (id: number, rest: Partial<KnownSupplier>): KnownSupplier => ({
  ...{ id, name: `Leverancier ${id}`, ibans: [], btwId: "", kvk: "", lessons: [] },
  ...rest,
})
const nobody = { ibans: [], btwId: "", kvk: "", names: [] }
const merchant = known(1, {
  name: "Bouwstoffen Drentmeer B.V.",
  ibans: ["NL91ABNA0417164300"],
  btwId: "NL004495445B01",
  kvk: "01234567",
})

test("a supplier is known by account, btw-id, KvK number or name, the surest of which is told", () => {
  for (const [sender, by] of [
    [{ ibans: ["nl91 abna 0417 1643 00"], btwId: "NL004495445B01" }, "iban"],
    [{ btwId: "NL 0044.95.445.B01", kvk: "01234567" }, "btwId"],
    [{ kvk: "01234567", names: ["Anders"] }, "kvk"],
    [{ names: ["BOUWSTOFFEN DRENTMEER BV"] }, "name"],
  ] as const)
    expect(recognise({ ...nobody, ...sender } as typeof nobody, [known(2, {}), merchant])).toEqual({
      supplier: merchant,
      by,
    })
})

test("nobody is recognised by nothing", () => {
  expect(recognise(nobody, [merchant, known(2, { name: "" })])).toBeNull()
  expect(recognise({ ...nobody, names: [""] }, [known(2, { name: "" })])).toBeNull()
})

test("of suppliers that are paid on one account the name decides, and without it none is chosen", () => {
  const shared = { ibans: ["NL20INGB0001234567"] }
  const two = [
    known(1, { ...shared, name: "Stukadoors Noord" }),
    known(2, { ...shared, name: "Tegels Zuid" }),
  ]
  expect(recognise({ ...nobody, ...shared, names: ["Tegels Zuid BV"] }, two)?.supplier.id).toBe(2)
  expect(recognise({ ...nobody, ...shared }, two)).toBeNull()
})

test("the account of a supplier with another btw-id is no proof that it is he", () => {
  expect(recognise({ ...nobody, ibans: merchant.ibans, btwId: "NL002455799B11" }, [merchant])).toBeNull()
})

test("a name is known without its capitals, accents, signs and legal form", () => {
  for (const [name, key] of [
    ["Bouwstoffen Drentmeer B.V.", "bouwstoffendrentmeer"],
    ["Metselwerken Ubbens V.O.F.", "metselwerkenubbens"],
    ["Jansen & Zn. N.V.", "jansenenzn"],
    ["Café-bouw BV", "cafebouw"],
    ["B.V.", "bv"],
    ["  ", ""],
  ] as const)
    expect(nameKey(name)).toBe(key)
})
