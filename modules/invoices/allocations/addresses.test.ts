import { expect, test } from "bun:test"
import { names, plainText, spotOf } from "./addresses.ts"

const duinweg = spotOf("Duinweg 12, 4301 AB Zierikzee")!

test.each([
  ["the address itself", "Duinweg 12, 4301 AB Zierikzee"],
  ["a postcode without a space, and capitals", "AFLEVERADRES: DUINWEG 12 4301AB ZIERIKZEE"],
  ["street and number alone", "Werk: Duinweg 12"],
  ["postcode and number, the street written otherwise", "Duinwg. 12\n4301 AB Zierikzee"],
  ["postcode before the number", "4301AB 12"],
  ["a name between number and postcode", "12 t.a.v. de heer Vos 4301 AB"],
])("%s names the place", (_, text) => expect(names(plainText(text), duinweg)).toBe(true))

test.each([
  ["another house", "Duinweg 121, 4301 AB Zierikzee"],
  ["another house in the same street", "Duinweg 1, 4301 AB Zierikzee"],
  ["the postcode alone", "4301 AB Zierikzee"],
  ["another street", "Kerkweg 12, 4302 AB Zierikzee"],
  ["a street that ends alike", "Noordduinweg 12"],
  ["the number far from its postcode", "12 dozen schroeven van 5 mm in een zak en een doos voor 4301 AB"],
  ["nothing", ""],
])("%s does not", (_, text) => expect(names(plainText(text), duinweg)).toBe(false))

test("an addition to the number counts, with a space or without", () => {
  const spot = spotOf("Dorpsstraat 3A, 4321 BC Kerkwerve")!
  expect(names(plainText("Dorpsstraat 3 a"), spot)).toBe(true)
  expect(names(plainText("Dorpsstraat 3a"), spot)).toBe(true)
  expect(names(plainText("Dorpsstraat 3"), spot)).toBe(false)
  expect(names(plainText("Dorpsstraat 3b"), spot)).toBe(false)
})

test("streets of several words and with accents", () => {
  const spot = spotOf("Laan van Sint Hilaïre 7, 4301 SB Zierikzee")!
  expect(names(plainText("Laan van Sint Hilaire 7"), spot)).toBe(true)
})

test.each(["", "Zierikzee", "4301 AB Zierikzee", "Perceel achter de dijk"])(
  "%p is no place to recognise",
  (address) => expect(spotOf(address)).toBeUndefined(),
)
