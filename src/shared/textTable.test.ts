import { expect, test } from "bun:test"
import { byName, type CodesIn, centsIn, numberIn, oneOf, percentIn, rowsOf } from "./textTable.ts"

const table = `
code        | work               | hours

# Inside
wall.paint  | Paint two coats    | 0.16
wall.plaster | Plaster, per 5.5 m | 0.28

# Outside. As of 2026
roof.edge   | Edges              |
`

const columns = ["code", "work", "hours"] as const

test("a row is a line; empty lines and those with # are for the reader, and columns need not be straight", () => {
  expect(rowsOf(table, columns, (row) => row)).toEqual([
    ["wall.paint", "Paint two coats", "0.16"],
    ["wall.plaster", "Plaster, per 5.5 m", "0.28"],
    ["roof.edge", "Edges", ""],
  ])
})

test("its codes are a type", () => {
  const codes: Record<CodesIn<typeof table>, true> = {
    "wall.paint": true,
    "wall.plaster": true,
    "roof.edge": true,
  }
  expect(Object.keys(codes)).toEqual(rowsOf(table, columns, ([code]) => code))
})

test.each([
  ["other columns", () => rowsOf(table, ["code", "hours", "work"], String), "Not the columns"],
  [
    "a cell too few",
    () => rowsOf("code | work\na.b", ["code", "work"], String),
    "Not a row of code, work: a.b",
  ],
  ["a cell too many", () => rowsOf("code | work\na.b | c | d", ["code", "work"], String), "a.b | c | d"],
  [
    "what is no number in a row",
    () => rowsOf(table, columns, ([, , hours]) => numberIn(hours)),
    "Not a number: '' in 'roof.edge | Edges | '",
  ],
  ["a name twice", () => byName([...rows, ...rows]), "wall.paint is there twice"],
  ["a choice that isn't there", () => oneOf(["m1", "m2"], "m3"), "Not one of m1, m2: 'm3'"],
  ["a decimal comma", () => numberIn("0,5"), "Not a number: '0,5'"],
  ["an empty number", () => numberIn(""), "Not a number"],
  ["a fraction of a cent", () => centsIn("0.125"), "Not whole cents: '0.125'"],
  ["a fraction for a percentage", () => percentIn("0.05"), "Not a percentage"],
])("%s is refused, and it says which", (_, read, message) => {
  expect(read).toThrow(message)
})

const rows: [string, number][] = [["wall.paint", 0.16]]

test("euros are cents, to the cent", () => {
  expect([centsIn("0.29"), centsIn("1.1"), centsIn("1234.56"), centsIn("480")]).toEqual([
    29, 110, 123456, 48000,
  ])
})
