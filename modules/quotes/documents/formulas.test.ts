import { describe, expect, test } from "bun:test"
import { openWorkbook, type Sheets } from "#src/documents/excel/testing.ts"
import { round, sum } from "#src/shared/rounding.ts"
import type { EstimateLine } from "../pricing/line.ts"
import { totalsOf } from "../pricing/totals.ts"
import type { BookedLine, DocumentInput } from "./document.ts"
import { makeDocument } from "./documents.ts"
import { at } from "./excel/calculationColumns.ts"
import { sampleEstimate, sampleInput } from "./sample.ts"
import { bathroom } from "./sampleBathroom.ts"
import { atOwnPrice, btwId, editedInput, editedLines, ownLine, shiftedInput } from "./sampleEdited.ts"
import { sampleLine } from "./sampleLine.ts"

const open = async (kind: "calculatie" | "materiaalstaat" | "nacalculatie", input = sampleInput()) =>
  openWorkbook(await makeDocument(kind, input))

const bookedOn = (
  category: BookedLine["category"],
  cents: number,
  quantity: number | null = null,
): BookedLine => ({
  ...{ day: "2026-11-20", category, description: "=Bouwmaat & Zo F-1", cents },
  ...{ quantity, unit: quantity === null ? null : "uur" },
})
const booked = [
  bookedOn("hours", 46_400, 8),
  bookedOn("material", 81_235),
  bookedOn("material", -1_235),
  bookedOn("transport", 5_000),
  bookedOn("other", 1),
]

const inputs: [name: string, input: DocumentInput][] = [
  ["a quotation from a request", sampleInput()],
  ["an edited one, with prices of its own, a discount and an open price", editedInput()],
  ["one with the VAT shifted", shiftedInput()],
  ["one on whose project costs were booked", { ...sampleInput(), booked }],
]

describe.each(["calculatie", "materiaalstaat", "nacalculatie"] as const)("the formulas of %s", (kind) => {
  test.each(inputs)("give what the file remembers: %s", async (_, input) => {
    const sheets = await open(kind, input)
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
    sheets.set("Calculatie", at("quantity", rowOf(sheets, old.description)), 40.5)
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
    expect(sheets.value("Calculatie", at("material", 9))).toBe(lines[0]!.materialCents / 100)
    expect(totalsIn(sheets)[0]).toBe(totalsOf(lines).incVatCents)
  })
})

describe("prices of one's own", () => {
  const valueIn = (sheets: Sheets, key: "adjustment" | "total", text: string) =>
    sheets.value("Calculatie", at(key, rowOf(sheets, text)))

  test("take the place of what the norm comes to, with the difference beside them", async () => {
    const sheets = await open("calculatie", editedInput())
    for (const line of editedLines()) {
      expect(valueIn(sheets, "adjustment", line.description)).toBe(line.adjustmentCents / 100)
      expect(valueIn(sheets, "total", line.description)).toBe(line.totalCents / 100)
    }
    const { totals } = editedInput().estimate
    expect(totals.adjustmentCents).not.toBe(0)
    expect(totalsIn(sheets)).toEqual([
      totals.incVatCents,
      totals.lowCents,
      totals.incVatCents,
      totals.highCents,
    ])
  })

  test("can be filled in for an open line, and taken away again", async () => {
    const lines = editedLines()
    const sheets = await open("calculatie", editedInput())
    const fixedUnit = (text: string) => at("fixedUnit", rowOf(sheets, text))
    sheets.set("Calculatie", fixedUnit("Sauna inbouwen"), 1234.56)
    const priced = lines.map((line) =>
      line.description === "Sauna inbouwen" ? atOwnPrice(line, 123_456) : line,
    )
    expect(totalsIn(sheets)[0]).toBe(totalsOf(priced).incVatCents)
    const own = lines.find((line) => line.code === "badkamer.wandtegels")!
    sheets.set("Calculatie", fixedUnit(own.description), null)
    expect(valueIn(sheets, "total", own.description)).toBe((own.totalCents - own.adjustmentCents) / 100)
  })

  test("have columns only where someone set a price or still must", async () => {
    const hidden = async (lines: EstimateLine[]) => {
      const sheets = await open("calculatie", sampleInput({ estimate: sampleEstimate(lines) }))
      return (["fixedUnit", "adjustment"] as const).map(
        (key) => sheets.sheet("Calculatie").getColumn(at(key, 1).slice(0, -1)).hidden,
      )
    }
    expect(await hidden(bathroom())).toEqual([true, true])
    expect(await hidden([ownLine("Sauna")])).toEqual([false, false])
    expect(await hidden([atOwnPrice(bathroom()[0]!, 100)])).toEqual([false, false])
  })

  test("stand with the margin in the nacalculatie: above the costs it is what is left", async () => {
    const { totals } = editedInput().estimate
    const sheets = await open("nacalculatie", editedInput())
    const row = rowOf(sheets, "Opslag en eigen prijzen (werkelijk: wat overblijft)")
    const left = (totals.marginCents + totals.adjustmentCents) / 100
    expect(sheets.value("Nacalculatie", `B${row}`)).toBe(left)
    expect(sheets.value("Nacalculatie", `B${row + 1}`)).toBe(totals.exVatCents / 100)
  })
})

test("where the VAT is shifted no sheet works out any", async () => {
  const { exVatCents } = shiftedInput().estimate.totals
  for (const [kind, name] of [
    ["calculatie", "Calculatie"],
    ["nacalculatie", "Nacalculatie"],
  ] as const) {
    const sheets = await open(kind, shiftedInput())
    const texts = sheets.cells(name).flat()
    expect(texts).toContain(`Btw verlegd naar btw-id ${btwId}`)
    expect(texts.filter((text) => /^Btw (over|\d)|inclusief btw/.test(String(text)))).toEqual([])
    const total = rowOf(sheets, "Totaal, btw verlegd", true)
    expect(sheets.value(name, kind === "calculatie" ? at("total", total) : `B${total}`)).toBe(
      exVatCents / 100,
    )
  }
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

describe("a nacalculatie of a project on which costs were booked", () => {
  const value = (sheets: Sheets, column: string, label: string) =>
    sheets.value("Nacalculatie", `${column}${rowOf(sheets, label, true)}`)

  test("has them in its totals, of every kind, and as lines on a sheet of their own", async () => {
    const sheets = await open("nacalculatie", { ...sampleInput(), booked })
    expect(
      ["Uren", "Arbeid", "Materiaal", "Materieel", "Onderaanneming", "Transport en overig", "Kosten"].map(
        (label) => value(sheets, "C", label),
      ),
    ).toEqual([8, 464, 800, 0, 0, 50.01, 1314.01])
    const { totals } = sampleInput().estimate
    expect(value(sheets, "C", "Opslag (werkelijk: wat overblijft)")).toBe(
      round(totals.exVatCents / 100 - 1314.01, 2),
    )
    const lines = sheets.workbook.getWorksheet("Geboekt")!
    expect(lines.rowCount).toBeGreaterThan(booked.length)
  })

  test("goes by what the office fills in, once it does", async () => {
    const sheets = await open("nacalculatie", { ...sampleInput(), booked })
    sheets.set("Nacalculatie", `C${rowOf(sheets, "Materiaal")}`, 20.5)
    expect(value(sheets, "C", "Materiaal")).toBe(20.5)
    expect(value(sheets, "C", "Arbeid")).toBe(0)
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
