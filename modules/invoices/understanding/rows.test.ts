import { expect, test } from "bun:test"
import { pageOf } from "./page.testing.ts"
import { rowsOf } from "./rows.ts"

const cells = (page: ReturnType<typeof pageOf>) =>
  rowsOf(page).map((row) => row.cells.map((cell) => cell.text))

test("a wide gap parts two cells, a space between words does not", () => {
  expect(
    cells(
      pageOf([
        [5, 10, "Factuur nummer"],
        [40, 10, "2026 / 12"],
      ]),
    ),
  ).toEqual([["Factuur nummer", "2026 / 12"]])
})

test("two columns with another distance between their lines keep each line at its own height", () => {
  const page = pageOf([
    [5, 10, "Aan"],
    [5, 12, "Dorpsstraat 1"],
    [5, 14, "9401 AB Assen"],
    [60, 10, "Datum"],
    [60, 12.4, "Nummer"],
    [60, 14.8, "Kenmerk"],
  ])
  expect(cells(page)).toEqual([["Aan", "Datum"], ["Dorpsstraat 1", "Nummer"], ["9401 AB Assen"], ["Kenmerk"]])
})

test("words of a till stand as wide apart as a letter is, and still belong together", () => {
  const page = pageOf([
    [5, 5, "Klusplein Aan Zee"],
    [5, 7, "Havenstraat 2"],
    [5, 9, "Kit wit in koker          11,90"],
    [5, 11, "Bedankt en tot ziens"],
  ])
  // Its letters are low and wide.
  for (const word of page.words) word.box.height *= 0.6
  expect(cells(page)).toEqual([
    ["Klusplein Aan Zee"],
    ["Havenstraat 2"],
    ["Kit wit in koker", "11,90"],
    ["Bedankt en tot ziens"],
  ])
})

test("a large heading beside small lines takes one of them at most", () => {
  const rows = cells(
    pageOf([
      [5, 10, "FACTUUR", 4],
      [60, 10.2, "Datum"],
      [60, 12.5, "Nummer"],
    ]),
  )
  expect(rows).toHaveLength(2)
  expect(rows.flat()).toContain("Nummer")
})

test("lines of a skewed page hold together over the whole width", () => {
  const lines = [10, 12, 14, 16, 18, 20].flatMap((top): [number, number, string][] => [
    [5, top, "Een regel met veel woorden erin"],
    [85, top, `${top},00`],
  ])
  expect(cells(pageOf(lines, { tilt: 1.4 })).map((row) => row.at(-1))).toEqual([
    "10,00",
    "12,00",
    "14,00",
    "16,00",
    "18,00",
    "20,00",
  ])
})

test("a dash and a comma stay on their line", () => {
  const page = pageOf([
    [5, 10, "Totaal"],
    [40, 10, "12"],
  ])
  page.words.push({ text: "-", confidence: 1, box: { left: 0.43, top: 0.1055, width: 0.01, height: 0.001 } })
  expect(cells(page)).toEqual([["Totaal", "12 -"]])
})

test("a narrow word whose box the engine drew over the one before it stays on the line", () => {
  const page = pageOf([[5, 10, "Weverstraat 4 7601 AD Almelo"]])
  const [street, number] = page.words
  number!.box.left = street!.box.left + street!.box.width - 0.004
  number!.box.width = 0.004
  number!.box.height *= 1.6
  expect(rowsOf(page).map((row) => row.text)).toEqual(["Weverstraat 4 7601 AD Almelo"])
})
