import { expect, test } from "bun:test"
import { nameKey, nearly, type Recognised } from "./recognition.ts"

const known: Recognised = {
  ...{ name: "Familie de Vries", email: "info@devries.nl", phone: "06 12 34 56 78" },
  ...{ address: "Duinweg 14 A", postcode: "4301 AB", city: "Zierikzee" },
}
const nobody: Recognised = { name: "", email: "", phone: "", address: "", postcode: "", city: "" }
const by = (typed: Partial<Recognised>, of: Partial<Recognised> = {}) =>
  nearly([{ ...known, ...of }], { ...nobody, ...typed })[0]?.by

test.each([
  ["his address in capitals", { name: "P. Bos", email: "INFO@DEVRIES.NL" }, "email"],
  ["his number with its country", { name: "P. Bos", phone: "+31 6 12345678" }, "phone"],
  ["the house letter against the number", { name: "P. Bos", address: "duinweg 14a" }, "address"],
  [
    "the street with its place behind it",
    { address: "Duinweg 14A, Zierikzee", city: "Zierikzee" },
    "address",
  ],
  ["postcode and number under another street", { address: "Duin Weg 14 a", postcode: "4301ab" }, "address"],
  ["his name with an initial, without an address", { name: "Dhr. J. de Vries" }, "name"],
  ["his first name with it, without an address", { name: "Jan de Vries" }, "name"],
  ["his name as a couple", { name: "Dhr. en mevr. De Vries" }, "name"],
])("%s is nearly him", (_, typed, expected) => {
  expect(by(typed)).toBe(expected as ReturnType<typeof by>)
})

test.each<[string, Partial<Recognised>]>([
  ["his name at another address", { name: "Familie de Vries", address: "Kerkstraat 2" }],
  ["his street at another number", { name: "P. Bos", address: "Duinweg 15", postcode: "4301 AB" }],
  ["his number in another postcode", { name: "P. Bos", address: "Kade 14A", postcode: "4301 CD" }],
  ["his street in another place", { name: "P. Bos", address: "Duinweg 14A", city: "Goes" }],
  ["a name that begins like his", { name: "De Vriesman" }],
  ["a name that ends like his", { name: "Landevries" }],
  ["no name", { name: "Fam." }],
  ["nothing at all", {}],
])("%s is somebody else", (_, typed) => {
  expect(by(typed)).toBeUndefined()
})

test("who left his own fields empty is like nobody", () => {
  expect(nearly([nobody], nobody)).toEqual([])
})

test.each([
  ["Fam. Dekker", "dekker"],
  ["dhr. J. Dekker", "dekker"],
  ["DEKKER", "dekker"],
  ["mw. A.B. van der Weele", "van der weele"],
  ["Café René", "cafe rene"],
  ["Hrustic", "hrustic"],
  ["Bakker en Zn.", "bakker zn"],
])("%s goes by %s", (name, key) => {
  expect(nameKey(name)).toBe(key)
})
