import { describe, expect, test } from "bun:test"
import { projectTypes } from "#src/shared/projectTypes.ts"
import { checkAnswers } from "../../catalogue/answers.ts"
import { catalogueFor } from "../../catalogue/catalogue.ts"
import { visibleQuestions } from "../../catalogue/question.ts"
import { marketJobs } from "./jobs.testing.ts"
import {
  allSources,
  type MarketJob,
  type MarketSource,
  marketDay,
  type Range,
} from "./marketTable.testing.ts"
import { unseenJobs } from "./unseen.testing.ts"

const all = [...marketJobs, ...unseenJobs]

/** What a visitor may leave empty: when he wants it, what he wants to say, and what nothing was ticked of. */
const mayBeEmpty = ["date", "text", "checkbox"]

const ratio = ({ low, high }: Range) => high / low

describe.each(all.map((job): [string, MarketJob] => [job.name, job]))("%s", (_, job) => {
  const sections = catalogueFor(job.types, marketDay)
  const shown = visibleQuestions(sections, job.answers)

  test("is answered as the wizard asks it, and no question that it shows is left open", () => {
    expect(checkAnswers(sections, job.answers)).toEqual({})
    const asked = shown.map(({ key }) => key)
    expect(Object.keys(job.answers).filter((key) => !asked.includes(key))).toEqual([])
    const open = shown.filter(({ key, required, type }) =>
      required || !mayBeEmpty.includes(type) ? !(key in job.answers) : false,
    )
    expect(open.map(({ key }) => key)).toEqual([])
  })

  test("has a range in whole euros and in days that says something", () => {
    expect([job.euros.low, job.euros.high].filter((euros) => !Number.isInteger(euros))).toEqual([])
    expect(ratio(job.euros)).toBeGreaterThan(1.2)
    expect(ratio(job.euros)).toBeLessThanOrEqual(2.2)
    expect(job.days.low).toBeGreaterThanOrEqual(0.5)
    expect(ratio(job.days)).toBeGreaterThanOrEqual(1)
    expect(ratio(job.days)).toBeLessThanOrEqual(4)
  })

  test("says how its range was made", () => {
    expect(job.reason.split(" ").length).toBeGreaterThan(12)
  })
})

test.each([...projectTypes])(
  "%s has a small, a usual and a large job, each dearer than the one before",
  (type) => {
    const jobs = marketJobs.filter(({ types, size }) => types.join() === type && size !== "odd")
    expect(jobs.map(({ size }) => size)).toEqual(["small", "usual", "large"])
    const [small, usual, large] = jobs.map(({ euros }) => euros)
    expect([usual!.low > small!.low, usual!.high > small!.high]).toEqual([true, true])
    expect([large!.low > usual!.low, large!.high > usual!.high]).toEqual([true, true])
  },
)

test("there are at least sixty jobs, and thirty unseen", () => {
  expect(marketJobs.length).toBeGreaterThanOrEqual(60)
  expect(unseenJobs.length).toBeGreaterThanOrEqual(30)
})

test("each source has a title, a place and a date, or is known to have none", () => {
  const told = ({ title, address, dated }: MarketSource) =>
    [title, address, dated].every((cell) => cell !== "")
  expect(Object.values(allSources).filter((source) => !told(source))).toEqual([])
})

test("no two jobs have one name, and each source is of use", () => {
  const names = all.map(({ name }) => name)
  expect(names).toEqual([...new Set(names)])
  const used = new Set(all.flatMap(({ sources }) => sources))
  expect(Object.values(allSources).filter((source) => !used.has(source))).toEqual([])
})
