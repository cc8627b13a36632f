import { expect, test } from "bun:test"
import { wordText } from "#src/documents/word/testing.ts"
import type { Answers } from "../catalogue/question.ts"
import { estimate } from "../pricing/estimate.ts"
import { schedule } from "../pricing/planning.ts"
import { makeDocument } from "./documents.ts"
import { decisive } from "./predecessors.ts"
import { sampleInput } from "./sample.ts"

const priced = (type: "badkamer" | "keuken" | "elektra", answers: Answers = {}) =>
  estimate({ projectTypes: [type], answers, today: "2026-11-23" })

const planned = async (type: Parameters<typeof priced>[0], answers?: Answers) => {
  const input = sampleInput({ estimate: priced(type, answers), projectTypes: [type] })
  return wordText(await makeDocument("planning", input))
}

test("nothing is named that is waited for by way of another already", () => {
  const { activities } = schedule(priced("badkamer"), "2027-03-15")
  const after = decisive(activities)
  const named = Object.fromEntries(
    activities.map(({ stage }, index) => [stage.name, after[index]!.map((one) => one.stage)]),
  )
  expect(named.tiling).toEqual(["underlay"])
  expect(named.sanitary).toEqual(["painting"])
  expect(activities.find(({ stage }) => stage.name === "tiling")?.waitsFor).toContainEqual({
    stage: "plastering",
    days: 1,
  })
})

test("plaster that dries longer than the tiles take is named beside them", () => {
  const { activities } = schedule(priced("badkamer"), "2027-03-15")
  const [plaster, tiling, painting] = ["plastering", "tiling", "painting"].map(
    (name) => activities.find(({ stage }) => stage.name === name)!,
  )
  const late = { ...plaster!, end: tiling!.end }
  const after = decisive(activities.map((one) => (one === plaster ? late : one)))
  expect(after[activities.indexOf(painting!)]?.map(({ stage }) => stage)).toEqual(["plastering", "tiling"])
})

test("a worktop of stone is waited for, which is no drying", async () => {
  const text = await planned("keuken", { keuken_werkblad: "natuursteen" })
  expect(text).toMatch(/daarna (\d+) dagen levertijd van het werkblad/)
  expect(text).toContain("levertijd     ■")
})

test("people are called by their trade", async () => {
  const text = await planned("badkamer")
  expect(text).toMatch(/1 tegelzetter/)
  expect(text).toMatch(/1 schilder/)
})

test("of work of one day no bars are drawn", async () => {
  const sockets = { elektra_meterkast: "blijft", elektra_bedrading: "nee", elektra_stopcontacten: "2" }
  const day = {
    elektra_lichtpunten: "0",
    elektra_data: "0",
    elektra_rookmelders: "0",
    elektra_keuring: "nee",
  }
  expect(await planned("elektra", { ...sockets, ...day })).not.toContain("Balkenschema")
  expect(await planned("badkamer")).toContain("Balkenschema")
})
