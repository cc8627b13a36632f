import { type ProjectType, projectTypes } from "#src/shared/projectTypes.ts"
import { byName, numberIn, oneOf, type Row, rowsOf } from "#src/shared/textTable.ts"
import { catalogueFor } from "../../catalogue/catalogue.ts"
import type { Answers } from "../../catalogue/question.ts"
import { homes } from "./homes.testing.ts"
import { marketSources } from "./sources.testing.ts"

/** The day on which the market's prices were written down: they are prices of that day. */
export const marketDay = "2026-11-23"

export interface MarketJob {
  name: string
  types: ProjectType[]
  size: (typeof sizes)[number]
  answers: Answers
  /** What it costs a homeowner, with VAT. */
  euros: Range
  /** Days on which somebody works there; waiting for paint or screed to dry is not counted. */
  days: Range
  /** The page tells how long it takes from the first day to the last: working days with waiting among them. */
  elapsed: boolean
  /** Empty: an estimate of our own, with its reason. */
  sources: MarketSource[]
  reason: string
}

export interface Range {
  low: number
  high: number
}

export interface MarketSource {
  key: string
  title: string
  address: string
  dated: string
  vat: (typeof vats)[number]
  seen: (typeof ways)[number]
}

const vats = ["incl", "excl", "unsaid"] as const
const ways = ["page", "text", "quoted"] as const
const sizes = ["small", "usual", "large", "odd"] as const
const columns = ["job", "for", "size", "home", "euros", "days", "sources", "reason"] as const

/** A line for each job; below it, further in, what the visitor answered: `key value`, ticks as `key one/two`. */
export function jobsIn(text: string): MarketJob[] {
  const [head = "", ...jobs] = text.trim().split(/\n+(?! )/)
  return jobs.flatMap((job) => {
    const [line = "", ...answers] = job.split("\n")
    return rowsOf(`${head}\n${line}`, columns, (row) => jobOf(row, answers.join(", ")))
  })
}

function jobOf([name, types, size, home, euros, days, told, reason]: Row<typeof columns>, answers: string) {
  const asked = types.split("+").map((type) => oneOf(projectTypes, type))
  return {
    ...{ name, types: asked, size: oneOf(sizes, size) },
    answers: { ...answersIn(asked, homeOf(home)), ...answersIn(asked, answers) },
    ...{ euros: rangeIn(euros), ...daysIn(days) },
    ...{ sources: sourcesIn(told), reason },
  }
}

function homeOf(name: string): string {
  const answers = new Map(homes).get(name)
  if (!answers) throw new Error(`Not a home: '${name}'`)
  return answers
}

function answersIn(types: ProjectType[], text: string): Answers {
  const questions = catalogueFor(types, marketDay).flatMap((section) => section.questions)
  const given = text.split(",").map((answer): [string, string | string[]] => {
    const [key = "", value = "", ...more] = answer.trim().split(" ")
    const question = questions.find((asked) => asked.key === key)
    if (!question || !value || more.length > 0) throw new Error(`Not an answer: '${answer.trim()}'`)
    return [key, question.type === "checkbox" ? value.split("/") : value]
  })
  return byName(given)
}

/** '30-60', or '30-60 elapsed' */
function daysIn(cell: string) {
  const [days = "", elapsed] = cell.split(" ")
  return { days: rangeIn(days), elapsed: elapsed !== undefined && oneOf(["elapsed"], elapsed) === "elapsed" }
}

/** '900-1800' */
function rangeIn(cell: string): Range {
  const [low = "", high = "", ...more] = cell.split("-")
  if (more.length > 0) throw new Error(`Not a range: '${cell}'`)
  return { low: numberIn(low), high: numberIn(high) }
}

const sourceColumns = ["key", "title", "address", "dated", "vat", "seen"] as const
const known = rowsOf(
  marketSources,
  sourceColumns,
  ([key, title, address, dated, vat, seen]): MarketSource => ({
    ...{ key, title, address, dated },
    ...{ vat: oneOf(vats, vat), seen: oneOf(ways, seen) },
  }),
)

export const allSources = byName(known.map((source) => [source.key, source]))

function sourcesIn(cell: string): MarketSource[] {
  if (cell === "own estimate") return []
  return cell.split(", ").map((key) => {
    const source = allSources[key]
    if (!source) throw new Error(`Not a source: '${key}'`)
    return source
  })
}
