import { expect, test } from "bun:test"
import { staffTexts } from "#ui/app/staffTexts.ts"
import { startTexts } from "#ui/lib/i18n.ts"
import { amountWord, packWord, unitWord } from "./words.ts"

startTexts(staffTexts)

test.each([
  [1, "st", "1 stuk"],
  [3, "st", "3 stuks"],
  [0, "st", "0 stuks"],
  [-1, "st", "-1 stuk"],
  [1.0004, "st", "1 stuk"],
  [1.5, "dag", "1,5 dagen"],
  [2, "post", "2 posten"],
  [12, "m2", "12 m²"],
  [1, "l", "1 liter"],
] as const)("%p of %s is said '%s'", (quantity, unit, said) => {
  expect(amountWord(quantity, unit)).toBe(said)
})

test("a price is per one, a pack holds more of them", () => {
  expect(unitWord("st")).toBe("stuk")
  expect(packWord({ pack: { label: "doos", size: 100 }, unit: "st" })).toBe("doos van 100 stuks")
})
