import { expect, setDefaultTimeout, test } from "bun:test"
import { projectTypes } from "#src/shared/projectTypes.ts"
import { catalogueFor } from "../catalogue/catalogue.ts"
import { drawAnswers } from "./drawAnswers.ts"
import { estimate } from "./estimate.ts"
import type { Estimate } from "./line.ts"
import { compared } from "./market/compared.testing.ts"
import { marketJobs } from "./market/jobs.testing.ts"
import type { Phase } from "./norm.ts"

setDefaultTimeout(60_000)
const today = "2026-11-20"

/** What an exclusion is about, and the work to which that belongs. */
const subjects: [words: RegExp, near: Phase[]][] = [
  [/asbest/i, ["demolition", "frames", "insulation", "plumbing", "electrical", "flooring", "roofing"]],
  [/vergunning|leges en|monument/i, ["foundation", "shell", "roofing", "frames", "insulation", "demolition"]],
  [/fundering|heipalen|constructie|dragend|dakbalken/i, ["foundation", "shell", "roofing", "demolition"]],
  [/slopen|weghalen|uitbreken/i, ["demolition", "insulation", "flooring", "shell"]],
  [/stuc|schilder/i, ["plastering", "painting", "frames", "electrical", "shell", "foundation", "fitting"]],
  [/houtrot|metselwerk/i, ["frames", "roofing", "insulation", "shell"]],
  [/vocht|vloer/i, ["flooring", "insulation", "foundation", "shell"]],
  [/netbeheerder|lampen|laadpaal|bestrating/i, ["electrical", "foundation"]],
  [/cv-ketel|leidingen/i, ["plumbing", "shell"]],
  [/keuken|muren/i, ["fitting", "demolition"]],
]

function misfitsOf({ exclusions, lines }: Estimate): string[] {
  const work = new Set(lines.flatMap(({ code, phase }) => (code.startsWith("general.") ? [] : phase)))
  return exclusions.filter((sentence) =>
    subjects.some(([words, near]) => words.test(sentence) && !near.some((phase) => work.has(phase))),
  )
}

test("nothing is excluded that has nothing to do with the work", () => {
  const drawn = projectTypes.flatMap((type) => {
    const sections = catalogueFor([type], today)
    return Array.from({ length: 60 }, (_, seed) =>
      estimate({ projectTypes: [type], answers: drawAnswers(sections, seed), today }),
    )
  })
  const all = [...drawn, ...compared().map((one) => one.estimate)]
  expect(all.flatMap(misfitsOf)).toEqual([])
  expect(all.filter(({ exclusions }) => exclusions.length > 0).length).toBeGreaterThan(all.length / 2)
})

test("a room that is painted only leaves nothing out", () => {
  const job = marketJobs.find(({ name }) => name === "room of 20 m2 painted")!
  const { exclusions } = estimate({ projectTypes: job.types, answers: job.answers, today })
  expect(exclusions).toEqual([])
})

test.each([
  ["2010", []],
  ["1970", ["Het asbestonderzoek dat voor gebouwen van voor 1994 nodig is.", "Het verwijderen van asbest."]],
])("asbestos is left out of the price where a building of %s may hold it", (bouwjaar, expected) => {
  const { exclusions } = estimate({ projectTypes: ["badkamer"], answers: { bouwjaar }, today })
  expect(exclusions.filter((sentence) => /asbest/.test(sentence)).toSorted()).toEqual(expected)
})
