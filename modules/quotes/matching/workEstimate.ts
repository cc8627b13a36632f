import { DomainError } from "#src/shared/errors.ts"
import type { ProjectType } from "#src/shared/projectTypes.ts"
import type { PriceBook } from "../pricing/book.ts"
import { materialOf } from "../pricing/halves.ts"
import type { Estimate, EstimateLine } from "../pricing/line.ts"
import { linesFor } from "../pricing/lines.ts"
import { phases } from "../pricing/norm.ts"
import type { NormCode } from "../pricing/norms.ts"
import { isTooMuchWork } from "../pricing/planning.ts"
import { lowRateSaving } from "../pricing/taxed.ts"
import { totalsOf } from "../pricing/totals.ts"
import { dwellingOf, mainService, type VatFacts, type VatJob, vatNote } from "../pricing/vat.ts"
import { assumed, excluded } from "./nl.ts"
import { unknownWork } from "./unknownWork.ts"
import { type Found, work } from "./work.ts"

/** What a list of work items comes to. */
export interface WorkList {
  /** As people write them: 'oude badkamer slopen', '12 m2 tegels zetten'. */
  items: string[]
  type: ProjectType
  /** Of the room or the roof in m², or null: not known, assumed. */
  area: number | null
  facts: VatFacts
  today: string
}

/** One item, read: the work that it asks for, and what had to be assumed. */
export interface ReadItem {
  found: Found[]
  assumptions: string[]
}

/** Takes most of the time, so whoever reads two hundred of them does it in portions. Pure. */
export function readItem(item: string, index: number, list: Pick<WorkList, "type" | "area">): ReadItem {
  const assumptions: string[] = []
  const assume = (sentence: string) => assumptions.push(sentence)
  const found = item.trim() === "" ? [] : work(item.trim(), `werk-${index + 1}`, list, assume)
  return { found, assumptions }
}

/** Prices what was read of a list. What no norm is known for becomes a line that a person must price. Pure. */
export function workEstimate(
  items: ReadItem[],
  { facts, today }: Pick<WorkList, "facts" | "today">,
  book: PriceBook,
): Estimate {
  const assumptions = new Set(items.flatMap((item) => item.assumptions))
  const notes: Pick<Estimate, "assumptions" | "exclusions"> = {
    assumptions: [...assumptions],
    exclusions: [],
  }
  const found = items.flatMap((item) => item.found)
  const services = found.flatMap(({ code }) => (code ? [book.norms[code].service] : []))
  const dwelling = dwellingOf(facts, today)
  const job = { dwelling, main: mainService(services), today }
  const lines = found
    .flatMap((one) => linesOf(one, job, book))
    .sort((a, b) => phases.indexOf(a.phase) - phases.indexOf(b.phase))
  if (isTooMuchWork(lines)) throw new DomainError("quotes.tooMuchWork")
  noteAsbestos(lines, facts, notes)
  const serviceOf = ({ code }: EstimateLine) => book.norms[code as NormCode]?.service ?? "other"
  const note = vatNote(dwelling, services, () =>
    lowRateSaving(
      lines.map((line) => ({ line, service: serviceOf(line) })),
      job,
    ),
  )
  if (note && !assumptions.has(note)) notes.assumptions.push(note)
  return { pricedOn: today, lines, ...notes, facts, reverseCharge: null, totals: totalsOf(lines) }
}

function linesOf(found: Found, job: VatJob, book: PriceBook): EstimateLine[] {
  const { id, item, code } = found
  if (!code) return unknownWork(found, job)
  return linesFor(code, book.norms[code], found.quantity, job, book).map((line, part) => ({
    ...line,
    id: part === 0 ? id : materialOf(id),
    workItem: item,
  }))
}

/** Where something is demolished there may be asbestos, unless the building is younger than the ban on it. */
function noteAsbestos(
  lines: EstimateLine[],
  { builtIn }: VatFacts,
  notes: Pick<Estimate, "assumptions" | "exclusions">,
) {
  if (!lines.some((line) => line.phase === "demolition" && line.code !== "general.waste")) return
  if (builtIn !== null && builtIn >= 1994) return
  notes.exclusions.push(excluded.asbestos)
  if (builtIn === null) notes.assumptions.push(assumed.noAsbestos)
  else notes.exclusions.push(excluded.asbestosSurvey)
}
