import { describe, expect, test } from "bun:test"
import { openWorkbook, type Sheets } from "#src/documents/excel/testing.ts"
import { round, sum } from "#src/shared/rounding.ts"
import { totalsOf } from "../pricing/totals.ts"
import { makeDocument } from "./documents.ts"
import { at } from "./excel/calculationColumns.ts"
import { sampleEstimate, sampleInput } from "./sample.ts"
import { sampleLine } from "./sampleLine.ts"

const open = async (kind: "calculatie" | "materiaalstaat" | "nacalculatie", input = sampleInput()) =>
  openWorkbook(await makeDocument(kind, input))

describe.each(["calculatie", "materiaalstaat", "nacalculatie"] as const)("the formulas of %s", (kind) => {
  test("give what the file remembers", async () => {
    const sheets = await open(kind)
    const wrong = sheets
      .formulas()
      .map((each) => ({ ...each, worked: sheets.value(each.sheet, each.address) }))
      .filter(({ cached, worked }) => (cached ?? "") !== (worked ?? ""))
    expect(wrong).toEqual([])
  })
})

describe("the calculation is live", () => {
  test("every line and every total is a formula", async () => {
    const sheets = await open("calculatie")
    const { lines } = sampleInput().estimate
    const formulas = sheets.formulas().filter(({ sheet }) => sheet === "Calculatie")
    expect(formulas.filter(({ formula }) => formula.startsWith("SUMIF(Materialen!")).length).toBe(
      lines.length,
    )
    expect(formulas.length).toBeGreaterThan(lines.length * 9)
  })

  test("another quantity gives another estimate, to the cent", async () => {
    const input = sampleInput()
    const sheets = await open("calculatie", input)
    const old = input.estimate.lines.find((line) => line.code === "badkamer.wandtegels")!
    sheets.set("Calculatie", `D${rowOf(sheets, old.description)}`, 40.5)
    const changed = input.estimate.lines.map((line) =>
      line === old ? { ...line, ...requantified(line, 40.5) } : line,
    )
    const totals = totalsOf(changed)
    expect(totals.incVatCents).not.toBe(input.estimate.totals.incVatCents)
    expect(totalsIn(sheets)).toEqual([
      totals.incVatCents,
      totals.lowCents,
      totals.incVatCents,
      totals.highCents,
    ])
  })

  test("another VAT rate on a line counts, zero as well", async () => {
    const input = sampleInput()
    const sheets = await open("calculatie", input)
    const [first] = input.estimate.lines
    for (const vatRate of [9, 0] as const) {
      sheets.set("Calculatie", at("vatRate", rowOf(sheets, first!.description)), vatRate)
      const totals = totalsOf(
        input.estimate.lines.map((line) => (line === first ? { ...line, vatRate } : line)),
      )
      expect(totalsIn(sheets)).toEqual([
        totals.incVatCents,
        totals.lowCents,
        totals.incVatCents,
        totals.highCents,
      ])
    }
  })

  test("two lines with one code keep their own materials", async () => {
    const material = { name: "Balk", unit: "m1", perUnit: 3, waste: 0.1, priceCents: 433 } as const
    const draft = {
      quantity: 1.115,
      unit: "m2",
      hours: 1.005,
      role: "carpenter",
      materials: [material],
    } as const
    const lines = ["Een", "Twee"].map((text) =>
      sampleLine("zelfde", "shell", text, { ...draft, materials: [material] }),
    )
    const sheets = await open("calculatie", sampleInput({ estimate: sampleEstimate(lines) }))
    expect(sheets.value("Calculatie", "K9")).toBe(lines[0]!.materialCents / 100)
    expect(totalsIn(sheets)[0]).toBe(totalsOf(lines).incVatCents)
  })
})

describe("the nacalculatie compares", () => {
  test("nothing is said as long as nothing is filled in", async () => {
    const sheets = await open("nacalculatie")
    const differences = sheets.formulas().filter(({ address }) => /^[CDE]/.test(address))
    expect(new Set(differences.map(({ sheet, address }) => sheets.value(sheet, address)))).toEqual(
      new Set([""]),
    )
  })

  test("what was spent stands against the budget, per kind and in all", async () => {
    const { totals } = sampleInput().estimate
    const sheets = await open("nacalculatie")
    const row = (label: string, last = false) => rowOf(sheets, label, last)
    sheets.set("Nacalculatie", `C${row("Arbeid")}`, 150)
    sheets.set("Nacalculatie", `C${row("Materiaal")}`, 20.5)
    const budget = sheets.value("Nacalculatie", `B${row("Arbeid")}`) as number
    expect(sheets.value("Nacalculatie", `D${row("Arbeid")}`)).toBe(round(budget - 150, 2))
    expect(sheets.value("Nacalculatie", `C${row("Kosten", true)}`)).toBe(170.5)
    const margin = row("Opslag (werkelijk: wat overblijft)")
    expect(sheets.value("Nacalculatie", `C${margin}`)).toBe(round(totals.exVatCents / 100 - 170.5, 2))
    sheets.set("Nacalculatie", `C${row("Totaal exclusief btw", true)}`, 1000)
    expect(sheets.value("Nacalculatie", `C${margin}`)).toBe(829.5)
  })
})

function rowOf(sheets: Sheets, text: string, last = false): number {
  const rows: number[] = []
  sheets.workbook.worksheets[0]!.eachRow((row, at) => {
    row.eachCell((cell) => {
      if (cell.value === text) rows.push(at)
    })
  })
  const row = last ? rows.at(-1) : rows[0]
  if (row === undefined) throw new Error(`no row ${text}`)
  return row
}

/** In cents: the total, low, likely and high. */
const totalsIn = (sheets: Sheets): number[] =>
  ["Totaal inclusief btw", "Laag, inclusief btw", "Waarschijnlijk, inclusief btw", "Hoog, inclusief btw"].map(
    (label) => round((sheets.value("Calculatie", at("total", rowOf(sheets, label, true))) as number) * 100),
  )

/** The same line for another quantity, by the rules of the engine. */
function requantified(line: ReturnType<typeof sampleLine>, quantity: number) {
  const { unit, role, materials, code, phase, description } = line
  const fresh = sampleLine(code, phase, description, {
    quantity,
    unit,
    hours: line.normHours,
    role,
    materials: materials.map((material) => ({ ...material, pack: undefined })),
  })
  expect(fresh.materialCents).toBe(sum(fresh.materials.map((material) => material.amountCents)))
  return fresh
}
