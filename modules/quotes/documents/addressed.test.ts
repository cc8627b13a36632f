import { expect, test } from "bun:test"
import { salutation } from "./addressed.nl.ts"

test.each([
  ["Familie Kloet", "Geachte familie Kloet,"],
  ["fam. De Vries", "Geachte familie De Vries,"],
  ["De heer Van Dijk", "Geachte heer Van Dijk,"],
  ["Dhr. J. Smit", "Geachte heer J. Smit,"],
  ["De heer en mevrouw Boot", "Geachte heer en mevrouw Boot,"],
  ["Mevr. De Wit", "Geachte mevrouw De Wit,"],
  ["Mw Jansen", "Geachte mevrouw Jansen,"],
  ["Sanne de Vries", "Geachte Sanne de Vries,"],
  ["Bakkerij Jansen B.V.", "Geachte heer, mevrouw,"],
  ["Duinzicht BV", "Geachte heer, mevrouw,"],
  ["VvE Zeezicht", "Geachte heer, mevrouw,"],
  ["Stichting Dorpshuis", "Geachte heer, mevrouw,"],
  ["  ", "Geachte heer, mevrouw,"],
])("a letter to %p opens with %p", (client, opening) => {
  expect(salutation(client)).toBe(opening)
})
