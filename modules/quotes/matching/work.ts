import { DomainError } from "#src/shared/errors.ts"
import type { ProjectType } from "#src/shared/projectTypes.ts"
import { round } from "#src/shared/rounding.ts"
import type { NormCode } from "../pricing/norms.ts"
import type { Measured } from "../pricing/survey.ts"
import type { Clause } from "./clause.ts"
import { clausesOf } from "./clauses.ts"
import { codeOf } from "./codes.ts"
import { isDoubtful, type Priced } from "./doubts.ts"
import { measure } from "./measure.ts"
import { assumed, sources } from "./nl.ts"
import type { Quantity } from "./quantities/quantity.ts"
import { recognise, type Task } from "./recognise.ts"
import { choices } from "./trades/choices.ts"
import type { Family, Work } from "./trades/trade.ts"
import type { Site } from "./unasked.ts"
import { wasteOf } from "./waste.ts"
import { lexicon } from "./words/lexicon.ts"

/** A line in the making. `code` null: no norm is known. */
export type Found = { id: string; item: string } & (
  | { code: NormCode; quantity: Measured }
  | { code: null; description: string; clause: Clause }
)

/** The work that one item asks for. */
export function work(
  item: string,
  id: string,
  list: { type: ProjectType; area: number | null },
  assume: (sentence: string) => void,
): Found[] {
  const fixed: Measured = { value: 1, source: { kind: "fixed", text: "" } }
  const silent: Site = { item, floor: () => fixed, assume: () => {} }
  const { clauses, quantities, ranged } = clausesOf(item)
  for (const { quantity } of quantities) refuseNonsense(quantity, item)
  const tasks = recognise(clauses, list.type, (one, clause) => suits(one, clause, silent))
  const said: string[] = []
  const priced: Priced[] = []
  for (const task of tasks) {
    const before = priced.flatMap(({ lines }) => lines)
    priced.push({ task, lines: linesOf(task, before, item, list, (sentence) => said.push(sentence)) })
  }
  const isKnown = tasks.some(({ matches }) => matches.length > 0) && !isDoubtful(priced, quantities)
  if (ranged) assume(assumed.ranged)
  if (isKnown) for (const sentence of said) assume(sentence)
  const found: Unnamed[] = isKnown
    ? priced.flatMap(({ lines }) => lines)
    : [{ item, code: null, description: item, clause: allOf(tasks) }]
  return found.map((one, index) => ({ ...one, id: index === 0 ? id : `${id}-${index + 1}` }))
}

/** A line before it has its name. */
export type Unnamed = Found extends infer One ? (One extends Found ? Omit<One, "id"> : never) : never

function linesOf(
  { matches, clause, places }: Task,
  before: Unnamed[],
  item: string,
  list: { type: ProjectType; area: number | null },
  assume: (sentence: string) => void,
): Unnamed[] {
  if (matches.length === 0) return [{ item, code: null, description: asTyped(clause), clause }]
  const site = siteOf(item, [...places, ...clause.concepts], list, assume)
  const stripped = wasteOf(item, before)
  if (matches[0]!.work.needs === "puin" && clause.quantities.length === 0 && stripped.length > 0)
    return stripped
  const lines = matches.flatMap(({ work: one }) => {
    if (one.note) assume(assumed[one.note])
    return one.gives.map(([code, how]) => {
      const chosen = codeOf(code, clause.concepts, assume)
      return { item, code: chosen, quantity: measure(chosen, how, one, clause, site) }
    })
  })
  // What it was matched for may have been measured otherwise than what the rest of the item left of it.
  if (!lines.every(isMeasured)) return [{ item, code: null, description: asTyped(clause), clause }]
  return clause.concepts.includes("haul") ? [...lines, ...wasteOf(item, lines)] : lines
}

const isMeasured = <Line extends { quantity: Measured | undefined }>(
  line: Line,
): line is Line & { quantity: Measured } => line.quantity !== undefined

const allOf = (tasks: Task[]): Clause => ({
  ...tasks[0]!.clause,
  concepts: tasks.flatMap(({ clause }) => clause.concepts),
  quantities: tasks.flatMap(({ clause }) => clause.quantities),
})

function asTyped({ raw, quantities }: Clause): string {
  const words = quantities.values()
  const text = raw.replace(/#/g, () => words.next().value?.words ?? "")
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Whether every norm of a work can be measured with what is said, and made of what is asked for. */
function suits(one: Work, clause: Clause, site: Site): boolean {
  return one.gives.every(([code, how]) => {
    const chosen = codeOf(code, clause.concepts, site.assume)
    return isOffered(code, clause) && measure(chosen, how, one, clause, site) !== undefined
  })
}

/** A steel window is none of plastic, wood or aluminium. */
function isOffered(code: NormCode | Family, { concepts }: Clause): boolean {
  const offered = Object.values(choices[code as Family] ?? {}).flatMap((words) => words.split("/"))
  const materials = concepts.filter((concept) => lexicon().kindOf(concept) === "material")
  const byMaterial = offered.some((concept) => lexicon().kindOf(concept) === "material")
  return !byMaterial || materials.every((concept) => offered.includes(concept))
}

function siteOf(
  item: string,
  named: string[],
  { type, area }: { type: ProjectType; area: number | null },
  assume: (sentence: string) => void,
): Site {
  const room = type === "badkamer" || named.includes("badkamer") ? "badkamer" : undefined
  const other = named.some((place) => elsewhere.includes(place) && place !== type)
  const given = area !== null && !other
  const place = named.includes("toilet") ? "toilet" : named.includes("kamer") ? undefined : room
  const square = place === "toilet" ? 1.5 : place === "badkamer" ? 6 : 12
  const sentence = place ? assumed.areaOf(place, square) : assumed.area(square)
  const floor = (): Measured => {
    if (given) return { value: area, source: { kind: "answer", question: "oppervlakte", text: sources.area } }
    assume(sentence)
    return { value: square, source: { kind: "assumption", text: sentence } }
  }
  return { item, floor, assume }
}

/** Rooms whose size the area of another kind of project says nothing of. */
const elsewhere = ["badkamer", "keuken", "toilet", "kamer"]

function refuseNonsense(quantity: Quantity, item: string) {
  const value = quantity.kind === "size" ? quantity.sides.reduce((a, b) => a * b) : quantity.value
  const values = { item }
  if (!(round(value, 3) > 0)) throw new DomainError("quotes.workItemNegative", 422, { values })
  if (value > largest) throw new DomainError("quotes.workItemTooLarge", 422, { values })
}

const largest = 100_000
