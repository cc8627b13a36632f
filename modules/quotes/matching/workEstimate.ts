import type { ProjectType } from "#src/shared/projectTypes.ts"
import type { PriceBook } from "../pricing/book.ts"
import { materialOf } from "../pricing/halves.ts"
import type { Estimate, EstimateLine } from "../pricing/line.ts"
import { linesFor } from "../pricing/lines.ts"
import { phases } from "../pricing/norm.ts"
import type { Notes } from "../pricing/survey.ts"
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

/** Prices a list of work items. What no norm is known for becomes a line that a person must price. Pure. */
export function workEstimate(list: WorkList, book: PriceBook): Estimate {
  const { facts, today } = list
  const notes: Notes = { assumptions: [], exclusions: [] }
  const assume = (sentence: string) => {
    if (!notes.assumptions.includes(sentence)) notes.assumptions.push(sentence)
  }
  const found = list.items.flatMap((item, index) =>
    item.trim() === "" ? [] : work(item.trim(), `werk-${index + 1}`, list, assume),
  )
  const services = found.flatMap(({ code }) => (code ? [book.norms[code].service] : []))
  const dwelling = dwellingOf(facts, today)
  const job = { dwelling, main: mainService(services), today }
  const lines = found
    .flatMap((one) => linesOf(one, job, book))
    .sort((a, b) => phases.indexOf(a.phase) - phases.indexOf(b.phase))
  noteAsbestos(lines, facts, notes)
  const note = vatNote(dwelling, services)
  if (note) assume(note)
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
function noteAsbestos(lines: EstimateLine[], { builtIn }: VatFacts, notes: Notes) {
  if (!lines.some((line) => line.phase === "demolition" && line.code !== "general.waste")) return
  notes.exclusions.push(excluded.asbestos)
  if (builtIn === null) notes.assumptions.push(assumed.noAsbestos)
  else if (builtIn < 1994) notes.exclusions.push(excluded.asbestosSurvey)
}
