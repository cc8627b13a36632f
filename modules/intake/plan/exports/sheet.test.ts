import { describe, expect, test } from "bun:test"
import { getDocumentProxy, getResolvedPDFJS } from "unpdf"
import { faces } from "#src/documents/pdf/faces.ts"
import { readPdf } from "#src/documents/pdf/testing.ts"
import * as plans from "../picture/plans.testing.ts"
import type { Scale } from "../picture/scales.ts"
import type { Plan } from "../schema.ts"
import { bestScale, laidOn, type Paper } from "./papers.ts"
import { planPdf } from "./sheet.ts"

const about = {
  ...{ company: "Duin & Dijk Bouw", project: "Badkamer Zeestraat 14", client: "Łukasz de Vriès" },
  ...{ address: "Zeestraat 14, Zandvoort", floor: "Begane grond" },
  ...{ day: "27-11-2026", drawnBy: "Daan Visser", version: "27-11-2026 10:14" },
}
const pdfOf = (plan: Plan, paper: Paper, scale: Scale) => planPdf(laidOn(plan, paper, scale)!, about, faces)

/** The boxes of all that is drawn, in millimetres of paper. */
async function boxesOn(bytes: Uint8Array) {
  const { OPS } = await getResolvedPDFJS()
  const page = await (await getDocumentProxy(bytes.slice())).getPage(1)
  const { fnArray, argsArray } = await page.getOperatorList()
  const mm = (points: number) => Math.round((points / 72) * 25.4 * 10) / 10
  const [, , width, height] = page.view as [number, number, number, number]
  const boxes = argsArray.flatMap((args, index) => {
    if (fnArray[index] !== OPS.constructPath || !args[2]) return []
    const [left, bottom, right, top] = args[2] as [number, number, number, number]
    return [{ width: mm(right - left), height: mm(top - bottom) }]
  })
  return { boxes, sheet: { width: mm(width), height: mm(height) } }
}

describe("a plan on paper, read by another program", () => {
  test.each([
    [20, "A3", 200],
    [50, "A4", 80],
    [100, "A3", 40],
    [200, "A3", 20],
  ] as const)("has a wall of 4 m at 1:%i on %s as %d mm", async (scale, paper, millimetres) => {
    const { boxes } = await boxesOn(pdfOf(plans.hostile, paper, scale))
    expect(boxes).toContainEqual({ width: millimetres, height: (millimetres * 3) / 4 })
  })

  test("lies on the paper as the floor lies", async () => {
    expect((await boxesOn(pdfOf(plans.shed, "A3", 500))).sheet).toEqual({ width: 420, height: 297 })
    expect((await boxesOn(pdfOf(plans.bathroomAndHall, "A4", 50))).sheet).toEqual({ width: 297, height: 210 })
  })

  test("says whose, of what and at which scale it is, in letters that are in the file", async () => {
    const { text, title, author, language } = await readPdf(pdfOf(plans.house, "A4", 100))
    for (const said of [
      ...Object.values(about),
      "1:100 op A4",
      "In mm, tussen de wanden",
      "22,68 m²",
      "5400",
    ])
      expect(text).toContain(said)
    expect({ title, author, language }).toEqual({
      title: "Plattegrond Badkamer Zeestraat 14 Begane grond",
      author: "Duin & Dijk Bouw",
      language: "nl-NL",
    })
  })

  test("says nothing of what is not known", async () => {
    const nothing = { ...about, client: "", address: "", drawnBy: "", version: "" }
    const { text } = await readPdf(planPdf(laidOn(plans.lShaped, "A4", 50)!, nothing, faces))
    for (const label of ["Klant", "Adres", "Getekend door", "Versie"]) expect(text).not.toContain(label)
  })

  test("stays whole whatever a room is called", async () => {
    expect((await readPdf(pdfOf(plans.hostile, "A4", 50))).text).toContain("Ünï")
  })
})

describe("the scale that is proposed", () => {
  test.each([
    ["bathroomAndHall", plans.bathroomAndHall, "A4", 50],
    ["bathroomAndHall", plans.bathroomAndHall, "A3", 20],
    ["cupboard", plans.cupboard, "A4", 20],
    ["house", plans.house, "A4", 100],
    ["house", plans.house, "A3", 50],
    ["shed", plans.shed, "A4", 500],
    ["fiveHundred", plans.fiveHundred, "A4", 500],
    ["fiveHundred", plans.fiveHundred, "A3", 200],
  ] as const)("of %s, %# of the table, is the largest that fits", (_, plan, paper, scale) => {
    expect(bestScale(plan, paper)).toBe(scale)
  })

  test("is none of a kilometre, and none of nothing", () => {
    expect(bestScale(plans.kilometre, "A3")).toBeUndefined()
    expect(bestScale(plans.nothing, "A4")).toBeUndefined()
  })
})
