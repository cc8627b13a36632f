import { type Candidate, type Chosen, choose } from "../choose.ts"
import { dayNear, daysIn, yearlessIn } from "../dates/read.ts"
import type { Naming } from "../labels/naming.ts"
import type { LabelKind } from "../labels/words.ts"
import { textOf, tokensAt } from "../sheet.ts"
import { candidateAt, inLines, named, type Search, type Span } from "./search.ts"
import { daysBetween, plusDays, termsIn } from "./terms.ts"

export interface Dates {
  date: Chosen<string>
  dueDate: Chosen<string>
}

/** When it was issued and when it must be paid: each alone, and then how well the two go together. */
export function findDates(search: Search): Dates {
  const spots = spotsOf(search)
  const alone = new Set(spots.map(({ day }) => day)).size === 1
  const dates = spots.map((spot) => issued(search, spot, alone))
  const best = choose(dates).found?.value
  const issue = spots.find(({ day }) => day === best)
  const dueDate = choose([...spots.flatMap((spot) => dueBy(search, spot, issue)), ...byTerm(search, best)])
  const last = dueDate.found
  if (!last) return { date: choose(dates), dueDate }
  // What is surely the last day to pay tells which days can be the day of issue.
  const weighed = dates.map((candidate) => ({
    ...candidate,
    score: candidate.score + last.confidence * fits(candidate.value, last.value),
  }))
  return { date: choose(weighed), dueDate }
}

interface Spot extends Span {
  day: string
  certain: boolean
  namings: Naming[]
}

function spotsOf(search: Search): Spot[] {
  const { sheet, names, context } = search
  const full = sheet.pieces.flatMap((piece) =>
    daysIn(piece.text)
      // Nobody sends an invoice of years ago; such a date belongs to conditions or a birthday.
      .filter(({ day }) => Math.abs(daysBetween(context.today, day)) < 2500)
      .map(({ day, start, end, certain }) => {
        const { from, to } = tokensAt(piece, start, end)
        return { piece, from, to, day, certain, namings: names.of(piece, from, to) }
      }),
  )
  return [...full, ...yearless(search, full)]
}

/** Where the year is left out it is that of the other dates, or else the present one. */
function yearless({ sheet, names, context }: Search, full: Spot[]): Spot[] {
  const near = full.find(({ namings }) => named(namings, ["date"]).points > 4)?.day ?? full[0]?.day
  return sheet.pieces.flatMap((piece) =>
    yearlessIn(piece.text).flatMap((found): Spot[] => {
      const { from, to } = tokensAt(piece, found.start, found.end)
      const namings = names.of(piece, from, to)
      const called = named(namings, ["date", "dueDate"]).points
      // Two numbers with a dash are a date only where they are called one.
      if (called < (found.spelled ? 3 : 5)) return []
      const day = dayNear(found, near ?? context.today)
      return day ? [{ piece, from, to, namings, day, certain: found.spelled }] : []
    }),
  )
}

const otherDates: LabelKind[] = ["deliveryDate", "orderDate", "paidDate", "otherDate", "otherInvoice"]
const otherNumbers: LabelKind[] = ["order", "slip", "otherNumber", "project"]

function issued(search: Search, spot: Spot, alone: boolean): Candidate<string> {
  const { piece, day, namings, certain } = spot
  const said = named(namings, ["date"])
  const invoice = named(namings, ["invoiceNumber"])
  const against = Math.max(
    named(namings, ["dueDate"]).points,
    named(namings, otherDates).points,
    isOfAnother(search, spot) ? 8 : 0,
  )
  const elsewhere = said.points > 0 ? 0 : 0.6 * named(namings, otherNumbers).points
  const age = daysBetween(day, search.context.today)
  const score =
    -1.6 +
    (said.points || Math.min(2, invoice.points * 0.6)) -
    (against > said.points ? against : 0.3 * against) -
    elsewhere +
    (age < -14 ? -2.5 : age > 900 ? -1.5 : 0) +
    (piece.page > 1 ? -0.7 : piece.box.top < 0.45 ? 0.8 : 0) +
    (certain ? 0 : -1) +
    (inLines(search, piece) ? -1.5 : 0) +
    (afterTown(spot) ? 1.6 : 0) +
    (besideNumber(search, spot) ? 2 : 0) +
    (alone ? 1.6 : 0)
  return candidateAt(search, "date", spot, { value: day, score, label: said.label ?? invoice.label })
}

/** 'Ordernummer 5518 d.d. 2 oktober 2026', and the date below or behind the number of the invoice that is corrected. */
function isOfAnother({ sheet, names }: Search, { piece, from }: Spot): boolean {
  const before = textOf(piece, 0, from)
  const label = names.labels.get(piece)!.find(({ to }) => to <= from)
  const kinds = label?.readings.map(({ kind }) => kind) ?? []
  if (/\d.* (d\.?d\.?|van|op):?$/i.test(before) && kinds.some((kind) => otherNumbers.includes(kind)))
    return true
  const row = sheet.rows[piece.row]!
  const left = row[row.indexOf(piece) - 1] ?? piece
  const over = sheet.rows[piece.row - 1]?.filter((cell) => Math.abs(cell.box.left - left.box.left) < 0.015)
  return [...(over ?? []), piece].some((cell) => {
    const text = cell === piece ? before : cell.text
    return cell.page === piece.page && (older.test(text) || (names.isCredit && corrected.test(text)))
  })
}

const older = /\b(oorspr\p{L}*\.?|orig\p{L}*\.?|vorige|eerdere)\s(factuur|nota)/iu
/** What is called so on an invoice may be that invoice. */
const corrected =
  /\b(betreft:?|betr\.?|inzake:?|mbt|ivm|m\.b\.t\.|i\.v\.m\.|op|tegen|van|voor|correctie)\s(factuur|nota)/iu

function dueBy(search: Search, spot: Spot, issue: Spot | undefined): Candidate<string>[] {
  const said = asked(spot) ?? named(spot.namings, ["dueDate"])
  const against = 0.5 * named(spot.namings, otherDates).points
  const order = !issue ? 0 : spot.day < issue.day ? -4 : fits(issue.day, spot.day)
  const unsaid = issue && isPlainTerm(search, spot, issue) ? -0.8 : -7
  const score = (said.points > 0 ? -2 : unsaid) + said.points - against + order
  return [candidateAt(search, "dueDate", spot, { value: spot.day, score, label: said.label })]
}

/** 'Wij verzoeken u het bedrag vóór 17.11.2026 over te maken.' */
function asked({ piece, from }: Spot): { points: number; label: string } | null {
  const before = textOf(piece, 0, from)
  const label = /(v[oó][oó]r|uiterlijk|tot|before|by|bis)( of)?( op)?( de)?$/iu.exec(before)?.[0]
  const pays = /betal|bedrag|voldoe|over te maken|overma|storten|ontvang|rekening|pay|zahl/i
  return label && pays.test(piece.text) && !discount.test(piece.text) ? { points: 6, label } : null
}

const discount = /korting|skonto|discount/i

/** Near the date of issue, a usual term later and not called anything else: likely the last day to pay. */
function isPlainTerm(search: Search, { piece, day, namings }: Spot, issue: Spot): boolean {
  const usual = [14, 21, 28, 30, 31, 45, 60].includes(daysBetween(issue.day, day))
  const near = piece.page === issue.piece.page && Math.abs(piece.row - issue.piece.row) < 4
  return usual && near && named(namings, [...otherDates, "date"]).points === 0 && !inLines(search, piece)
}

/** 'Binnen 14 dagen na factuurdatum' is a day once the date is known. */
function byTerm(search: Search, date: string | undefined): Candidate<string>[] {
  if (!date) return []
  return search.sheet.pieces.flatMap((piece) =>
    termsIn(piece.text).map(({ days, start, end, sure }) => {
      const score = (sure ? 2.6 : 0.8) - (piece.page > 1 ? 1 : 0)
      const span = { piece, ...tokensAt(piece, start, end) }
      return candidateAt(search, "dueDate", span, {
        value: plusDays(date, days),
        score,
        label: piece.text.slice(start, end),
      })
    }),
  )
}

/** Two, four or eight weeks apart is usual, the other way around is impossible. */
function fits(date: string, due: string): number {
  const days = daysBetween(date, due)
  if (days < 0) return -4
  if (days === 0) return -0.5
  if (days > 125) return -2
  return [7, 8, 10, 14, 15, 21, 28, 29, 30, 31, 42, 45, 60, 61, 90].includes(days) ? 1 : 0.2
}

/** 'Assen, 2 juli 2026' as above a letter. */
function afterTown({ piece, from }: Spot): boolean {
  return from > 0 && from < 4 && /^\p{Lu}[\p{L}\s'-]+,?( d\.?d\.?)?$/u.test(textOf(piece, 0, from))
}

/** Right behind a number that is called the invoice's: 'Kassabon 8841-06 30-06-2026 16:20'. */
function besideNumber({ names }: Search, { piece, from }: Spot): boolean {
  const label = names.labels
    .get(piece)!
    .findLast((other) => other.to <= from && !other.readings.some(({ kind }) => kind === "date"))
  return Boolean(
    label?.readings.some(({ kind, strength }) => kind === "invoiceNumber" && strength !== "vague") &&
      from - label.to <= 4,
  )
}
