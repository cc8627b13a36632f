import { asDigits } from "../amounts/money.ts"
import { type Candidate, type Chosen, choose } from "../choose.ts"
import { btwIdsIn, type Identifier, ibansIn } from "../identifiers/read.ts"
import type { LabelKind } from "../labels/words.ts"
import { numberKey } from "../recognise.ts"
import { type Piece, rightOf, textOf, tokensAt } from "../sheet.ts"
import type { FieldName } from "../suggestion.ts"
import { addresseesOf } from "./addressee.ts"
import { candidateAt, named, type Search, type Span } from "./search.ts"

export interface Identifiers {
  iban: Chosen<string>
  blockedIban: Chosen<string>
  btwId: Chosen<string>
  kvk: Chosen<string>
}

/** The supplier's numbers; the company's own stand on its invoices as well, and are never his. */
export function findIdentifiers(search: Search): Identifiers {
  const { company } = search.context
  const addressees = addresseesOf(search, () => false)
  const ibans = [...spotsOf(search, ibansIn), ...partedIbans(search)].filter(
    (spot) => spot.value !== numberKey(company.iban) && !addressees.has(spot.piece),
  )
  const btwIds = spotsOf(search, btwIdsIn).filter(
    (spot) => spot.value !== numberKey(company.btwId) && !addressees.has(spot.piece),
  )
  const blocked = ibans.map((spot) => blockedBy(search, spot))
  return {
    iban: choose(ibans.map((spot) => ordinary(search, spot, ibans))),
    blockedIban: choose(blocked),
    btwId: choose(btwIds.map((spot) => btwId(search, spot))),
    kvk: choose(kvks(search, [...ibans, ...btwIds], addressees)),
  }
}

interface Spot extends Span {
  value: string
  mended: boolean
  proven: boolean
}

function spotsOf({ sheet }: Search, read: (text: string, damaged: boolean) => Identifier[]): Spot[] {
  return sheet.pieces.flatMap((piece) => {
    const damaged = sheet.pages[piece.page - 1]!.source === "ocr"
    return read(piece.text, damaged).map(({ start, end, ...found }) => ({
      ...found,
      piece,
      ...tokensAt(piece, start, end),
    }))
  })
}

/** An account that goes on in the cells beside it, or on the line below: its check digits tell that they belong. */
function partedIbans({ sheet }: Search): Spot[] {
  return sheet.pieces.flatMap((piece) => {
    const start = /(?<![A-Z\d])[A-Z]{2} ?[\dOIl]{2}[A-Z\d .]{0,20}$/i.exec(piece.text)
    if (!start) return []
    const damaged = sheet.pages[piece.page - 1]!.source === "ocr"
    if (ibansIn(piece.text, damaged).some(({ end }) => end > start.index)) return []
    const cells = sheet.rows[piece.row]!
    const right = cells.slice(cells.indexOf(piece) + 1, cells.indexOf(piece) + 6)
    const under = (sheet.rows[piece.row + 1] ?? []).filter(
      (cell) =>
        cell.page === piece.page &&
        cell.box.left <= rightOf(piece.box) &&
        rightOf(cell.box) >= piece.box.left,
    )
    // Or at the edge of the page, as words wrap.
    const wrapped = cells.at(-1) === piece ? (sheet.rows[piece.row + 1] ?? []).slice(0, 1) : []
    for (const rest of [right, under, wrapped.filter((cell) => cell.page === piece.page)]) {
      const text = [start[0], ...rest.map((cell) => cell.text)].join(" ")
      const iban = ibansIn(text, damaged).find((found) => found.start === 0)
      if (iban)
        return [{ ...iban, piece, ...tokensAt(piece, start.index, piece.text.length) }].map(
          ({ start: _, end, ...spot }) => spot,
        )
    }
    return []
  })
}

function ordinary(search: Search, spot: Spot, ibans: Spot[]): Candidate<string> {
  const namings = search.names.of(spot.piece, spot.from, spot.to)
  const said = named(namings, ["iban", "invoiceNumber"])
  const first = ibans.findIndex(({ value }) => value === spot.value) === 0
  const score =
    3.2 +
    0.25 * said.points -
    (isBlocked(search, spot) ? 6 : 0) -
    (named(namings, ["addressee", "customer"]).points > 0 ? 3 : 0) -
    (spot.mended ? 1.2 : 0) +
    (first ? 0.8 : 0)
  return proven(candidateAt(search, "iban", spot, { value: spot.value, score, label: said.label }), spot)
}

function blockedBy(search: Search, spot: Spot): Candidate<string> {
  const said = named(search.names.of(spot.piece, spot.from, spot.to), ["blockedIban"])
  const score = isBlocked(search, spot) ? 3.5 : -5
  return proven(
    candidateAt(search, "blockedIban", spot, { value: spot.value, score, label: said.label }),
    spot,
  )
}

/** By its label, or by its number: accounts of this kind begin with 99 at most banks. */
function isBlocked({ names }: Search, { piece, from, to, value }: Spot): boolean {
  const namings = names.of(piece, from, to)
  if (named(namings, ["blockedIban"]).points > 2) return true
  return /^NL\d\d[A-Z]{4}0?99/.test(value) && named(namings, ["iban"]).points < 6.5
}

function btwId(search: Search, spot: Spot): Candidate<string> {
  const namings = search.names.of(spot.piece, spot.from, spot.to)
  const said = named(namings, ["btwId"])
  const read = search.sheet.pages[spot.piece.page - 1]!.source
  const ofClient = namings.some(
    ({ kind, label }) => kind === "btwId" && /\b(uw|afnemer|klant|your|customer)\b/i.test(label.text),
  )
  const shifted = /verlegd|reverse|afnemer/i.test(textOf(spot.piece, 0, spot.from))
  const score =
    (spot.proven ? 2.8 : read === "text" ? 0.2 : -0.6) +
    0.3 * said.points -
    (ofClient || shifted ? 4 : 0) -
    (spot.mended ? 0.6 : 0)
  const candidate = candidateAt(search, "btwId", spot, { value: spot.value, score, label: said.label })
  // Every real one passes: it was misprinted, or misread.
  return spot.proven ? proven(candidate, spot) : { ...candidate, sure: Math.min(candidate.sure, 0.5) }
}

/** Check digits say more of how well it was read than the engine does. */
const proven = <T>(candidate: Candidate<T>, spot: Spot): Candidate<T> =>
  spot.proven ? { ...candidate, sure: Math.max(candidate.sure, spot.mended ? 0.85 : 0.97) } : candidate

const not: LabelKind[] = [
  "phone",
  "customer",
  "order",
  "invoiceNumber",
  "slip",
  "otherNumber",
  "project",
  "amount",
]

/** Eight digits have no check: their label or the numbers beside them must tell. */
function kvks(search: Search, beside: Spot[], addressees: Set<Piece>): Candidate<string>[] {
  const field: FieldName = "kvk"
  return search.sheet.pieces.flatMap((piece) =>
    [...eightDigits(piece), ...called(search, piece)].flatMap((span) => {
      if (span.value === numberKey(search.context.company.kvk) || addressees.has(piece)) return []
      const namings = search.names.of(piece, span.from, span.to)
      const said = named(namings, ["kvk"])
      const rows = beside
        .filter((other) => other.piece.page === piece.page)
        .map((other) => Math.abs(other.piece.row - piece.row))
      const near = { 0: 4.4, 1: 2.6 }[Math.min(...rows)] ?? 0
      const points = Math.max(said.points, span.called ? 6 : 0)
      const score = -3.2 + points - (points > 0 ? 0 : 0.8 * named(namings, not).points) + near
      return [
        candidateAt(search, field, span, { value: span.value, score, label: said.label ?? span.called }),
      ]
    }),
  )
}

interface Digits extends Span {
  value: string
  /** The label that is written to it. */
  called: string | null
}

function eightDigits(piece: Piece): Digits[] {
  return [
    ...piece.text.matchAll(/(?<![\d.,-]|\d )\d{2}[. ]?\d{2}[. ]?\d{2}[. ]?\d{2}(?![\d-]|[.,]\d| \d)/g),
  ].map((match) => ({
    value: match[0].replace(/\D/g, ""),
    called: null,
    piece,
    ...tokensAt(piece, match.index, match.index + match[0].length),
  }))
}

/** 'KvK-nr.01234567', and what OCR makes of it: 'KwK O1234567'. */
function called({ sheet }: Search, piece: Piece): Digits[] {
  const damaged = sheet.pages[piece.page - 1]!.source === "ocr"
  return [...piece.text.matchAll(damaged ? damagedKvk : writtenKvk)].map((match) => ({
    value: asDigits(match[2]!).replace(/\D/g, ""),
    called: match[1]!,
    piece,
    ...tokensAt(piece, match.index + match[0].length - match[2]!.length, match.index + match[0].length),
  }))
}

// A place may stand between: 'K.v.K. Noord-Nederland nr. 01234567'.
const between = String.raw`(?:(?!btw|tel|fax|iban|rek|klant|factuur|vat)[^\d|;,]){0,28}?`
const digit = String.raw`[\dOQIl|]`
const writtenKvk = new RegExp(
  String.raw`(?<![a-z])(k\.?v\.?k)${between}(\d{2}[. ]?\d{2}[. ]?\d{2}[. ]?\d{2})(?!\d)`,
  "gi",
)
const damagedKvk = new RegExp(
  String.raw`(?<![a-z])(k\.?[vwyu]\.?[kxh])${between}(${digit}{2}[. ]?${digit}{2}[. ]?${digit}{2}[. ]?${digit}{2})(?![\dA-Z])`,
  "gi",
)
