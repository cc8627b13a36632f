import { expect, test } from "bun:test"
import { norms } from "./norms.ts"
import { normsIn } from "./normTable.ts"

const columns = "code | work | phase | unit | hours | role | besides | source | materials"
const read = (line: string) => normsIn(`${columns}\n${line}`)[0]

test("a norm's line has all that its work takes, and where that comes from", () => {
  const told = "equipment 1.50, subcontract 72, margin 0%, spread 0.8-1.4, vat painting"
  const line = `wall.paint | Verven | painting | m2 | 0.2 | carpenter | ${told} | tarievenboek 2024 | 0.2 Muurverf mat wit; 3 Gipspleister`
  expect(read(line)).toMatchObject([
    "wall.paint",
    {
      ...{ description: "Verven", phase: "painting", unit: "m2", hours: 0.2, role: "carpenter" },
      ...{ equipmentCents: 150, subcontractCents: 7200, marginPercent: 0, service: "painting" },
      ...{ spread: { low: 0.8, high: 1.4 }, year: 2024, source: "tarievenboek 2024" },
      materials: [
        { name: "Muurverf mat wit", perUnit: 0.2 },
        { name: "Gipspleister", perUnit: 3 },
      ],
    },
  ])
})

test("what a line doesn't tell isn't there, and its service is no special one for VAT", () => {
  expect(read("wall.paint | Verven | painting | m2 | 0.2 | helper | | schatting 2026 |")).toEqual([
    "wall.paint",
    {
      ...{ description: "Verven", phase: "painting", unit: "m2", hours: 0.2, role: "helper" },
      ...{ service: "other", year: 2026, source: "schatting 2026" },
    },
  ])
})

test.each([
  ["painting | m2 | 0.2 | helper | | een schatting |", "A source ends with its year in 'wall.paint | Verven"],
  ["paint | m2 | 0.2 | helper | | 2026 |", "Not one of preparation"],
  ["painting | m4 | 0.2 | helper | | 2026 |", "Not one of m2"],
  ["painting | m2 | | helper | | 2026 |", "Not a number: ''"],
  ["painting | m2 | 0.2 | painter | | 2026 |", "Not one of specialist"],
  ["painting | m2 | 0.2 | helper | equipment | 2026 |", "Not a number: ''"],
  ["painting | m2 | 0.2 | helper | hire 12.50 | 2026 |", "Nothing that a norm tells: 'hire 12.50'"],
  ["painting | m2 | 0.2 | helper | vat paint | 2026 |", "Not one of painting"],
  ["painting | m2 | 0.2 | helper | | 2026 | 0.2 Muurverf", "Not an article: '0.2 Muurverf'"],
  ["painting | m2 | 0.2 | helper | | 2026", "Not a row of code"],
])("'%s' is no norm", (line, message) => {
  expect(() => read(`wall.paint | Verven | ${line}`)).toThrow(message)
})

test("the norms are the tables of the trades, each line in one of them", async () => {
  const files = [...new Bun.Glob("norms/*.ts").scanSync(import.meta.dir)]
  const tables = await Promise.all(files.map((file) => import(`./${file}`)))
  const codes = tables.flatMap((table) => Object.values<string>(table).flatMap(normsIn)).map(([code]) => code)
  expect(codes.sort()).toEqual(Object.keys(norms()).sort())
})
