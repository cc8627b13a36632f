import { expect, setDefaultTimeout, test } from "bun:test"
import { parseDecimal } from "#src/shared/decimal.ts"
import type { ProjectType } from "#src/shared/projectTypes.ts"
import { catalogueFor } from "../catalogue/catalogue.ts"
import { type Question, visibleQuestions } from "../catalogue/question.ts"
import { standardTerms } from "../terms/standard.ts"
import { planningOf } from "../writing/letter.ts"
import { workingDays } from "../writing/nl.ts"
import { type DrawnRequest, drawnDay, drawnRequests, priced } from "./drawRequests.testing.ts"
import type { Estimate } from "./line.ts"
import { workingDaysOf } from "./planning.ts"

/** Two thousand of anything take a while on a busy machine. */
setDefaultTimeout(60_000)

const drawn = drawnRequests(2_000).map((request) => ({ request, estimate: priced(request) }))
const quantityOf = ({ lines }: Estimate, code: string) => lines.find((line) => line.code === code)?.quantity

/** The drawn requests of which something does not hold, as short as can be. */
const broken = (holds: (estimate: Estimate, request: DrawnRequest) => boolean): string[] =>
  drawn
    .filter(({ estimate, request }) => !holds(estimate, request))
    .map(({ request }) => `${request.seed} ${request.types.join("+")}`)
    .slice(0, 5)

test("the van comes on the days of the planning, or at all but once for a visit", () =>
  expect(
    broken((estimate) => {
      const van = quantityOf(estimate, "general.transport")
      return van === undefined ? workingDaysOf(estimate) <= 1 : van === workingDaysOf(estimate)
    }),
  ).toEqual([]))

test.each(["general.dailyTidying", "general.parking"])("%s comes by the day of the planning", (code) =>
  expect(
    broken((estimate) => {
      const days = quantityOf(estimate, code)
      return days === undefined || days === workingDaysOf(estimate)
    }),
  ).toEqual([]),
)

test("toilet, fences and site power are there on no more days than we are", () =>
  expect(
    broken((estimate) =>
      estimate.lines
        .filter(({ code }) => code.startsWith("general.site"))
        .every(({ quantity }) => quantity <= workingDaysOf(estimate)),
    ),
  ).toEqual([]))

test("the letter says the days of the planning", () =>
  expect(
    broken((estimate) => planningOf(estimate, job(estimate)).includes(workingDays(workingDaysOf(estimate)))),
  ).toEqual([]))

const job = ({ pricedOn }: Estimate) => ({
  ...{ projectTypes: [], clientName: "", address: "", details: "", companyName: "", terms: standardTerms },
  ...{ issuedOn: pricedOn, wantedStart: "2027-03-01" },
})

/** Work on roofs and outer walls crosses no floor inside. */
const outdoors: ProjectType[] = ["dakwerk_hellend", "dakwerk_plat"]
const indoorCodes = ["general.protection", "general.finalCleaning", "general.dustScreen"]

test("nothing is protected or cleaned where no work touches a floor", () =>
  expect(
    broken(
      ({ lines }, { types }) =>
        !types.every((type) => outdoors.includes(type)) ||
        lines.every(({ code }) => !indoorCodes.includes(code)),
    ),
  ).toEqual([]))

test("a house that is stripped to the shell has no floor that is protected", () =>
  expect(
    broken(
      ({ lines }, { types, answers }) =>
        types.join() !== "complete_renovatie" ||
        answers.complete_renovatie_staat !== "casco" ||
        lines.every(({ code }) => code !== "general.protection"),
    ),
  ).toEqual([]))

/** Norms of another type that a type works with. */
const borrows: Partial<Record<ProjectType, string[]>> = {
  keuken: ["vloeren", "elektra"],
  complete_renovatie: ["vloeren", "kozijnen"],
  aanbouw: ["vloeren"],
  opbouw: ["vloeren", "kozijnen", "dakwerk_plat", "dakwerk_hellend"],
  dakkapel: ["kozijnen", "dakwerk_plat"],
  kozijnen: ["isolatie"],
}
const ofAll = ["general", "lifting", "roofing", "heating", "finishing"]

test("no line is of a type that was not chosen", () =>
  expect(
    broken(({ lines }, { types }) => {
      const allowed = new Set([...ofAll, ...types, ...types.flatMap((type) => borrows[type] ?? [])])
      return lines.every(({ code }) => allowed.has(code.split(".")[0]!))
    }),
  ).toEqual([]))

/** What is not an amount of work: where it is, when it was built, and a wall that leaves less edge to finish. */
const noAmount = ["bouwjaar", "verdieping", "dakwerk_plat_muur"]

test("twice the work never costs less", () =>
  expect(
    broken((estimate, request) =>
      someAmount(request).every(([key, twice]) => {
        const more = priced({ ...request, answers: { ...request.answers, [key]: twice } })
        return more.totals.incVatCents >= estimate.totals.incVatCents
      }),
    ),
  ).toEqual([]))

/** One of its amounts, another in each request: all of them would take a minute. */
const someAmount = (request: DrawnRequest) => {
  const all = amounts(request)
  return all.length === 0 ? [] : [all[request.seed % all.length]!]
}

function amounts({ types, answers }: DrawnRequest): [key: string, twice: string][] {
  const asked = visibleQuestions(catalogueFor(types, drawnDay), answers)
  return asked
    .filter(({ type, key }) => type === "number" && !noAmount.includes(key))
    .flatMap((question) => {
      const value = parseDecimal(String(answers[question.key] ?? ""))
      return value ? [[question.key, doubled(question, value)] as [string, string]] : []
    })
}

const doubled = ({ validation }: Question, value: number) =>
  String(Math.min(2 * value, validation?.max ?? Number.POSITIVE_INFINITY))

test("a part of a job never costs more than the whole", () =>
  expect(
    broken(
      (estimate, request) =>
        isElsewhere(estimate) ||
        request.types.every(
          (type) =>
            priced({ types: [type], answers: request.answers }).totals.incVatCents <=
            estimate.totals.incVatCents,
        ),
    ),
  ).toEqual([]))

/** Another type measures the same work, and asked for less of it: the whole is not the sum of its parts. */
const isElsewhere = ({ assumptions }: Estimate) =>
  assumptions.some((sentence) => sentence.includes("dat werk vindt u apart in deze offerte"))

test("one of the works that were ticked never costs more than all of them", () =>
  expect(
    broken((estimate, request) =>
      ticks(request).every(([key, fewer]) => {
        const less = priced({ ...request, answers: { ...request.answers, [key]: fewer } })
        return less.totals.incVatCents <= estimate.totals.incVatCents
      }),
    ),
  ).toEqual([]))

const ticks = ({ types, answers }: DrawnRequest): [key: string, fewer: string[]][] =>
  visibleQuestions(catalogueFor(types, drawnDay), answers).flatMap(({ key }) => {
    const ticked = answers[key]
    return Array.isArray(ticked) && ticked.length > 1 ? [[key, ticked.slice(1)] as [string, string[]]] : []
  })
