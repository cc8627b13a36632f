import { type Candidate, type Chosen, choose } from "../choose.ts"
import { btwIdsIn, type Identifier, ibansIn } from "../identifiers/read.ts"
import type { LabelKind } from "../labels/words.ts"
import { numberKey } from "../recognise.ts"
import { type Piece, tokensAt } from "../sheet.ts"
import type { FieldName } from "../suggestion.ts"
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
  const ibans = spotsOf(search, ibansIn).filter((spot) => spot.value !== numberKey(company.iban))
  const btwIds = spotsOf(search, btwIdsIn).filter((spot) => spot.value !== numberKey(company.btwId))
  const blocked = ibans.map((spot) => blockedBy(search, spot))
  return {
    iban: choose(ibans.map((spot) => ordinary(search, spot, ibans))),
    blockedIban: choose(blocked),
    btwId: choose(btwIds.map((spot) => btwId(search, spot))),
    kvk: choose(kvks(search, [...ibans, ...btwIds])),
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
  const score =
    (spot.proven ? 2.8 : read === "text" ? 1 : -0.6) +
    0.3 * said.points -
    (ofClient ? 4 : 0) -
    (spot.mended ? 0.6 : 0)
  return proven(candidateAt(search, "btwId", spot, { value: spot.value, score, label: said.label }), spot)
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
function kvks(search: Search, beside: Spot[]): Candidate<string>[] {
  const field: FieldName = "kvk"
  return search.sheet.pieces.flatMap((piece) =>
    eightDigits(piece).flatMap((span) => {
      if (span.value === numberKey(search.context.company.kvk)) return []
      const namings = search.names.of(piece, span.from, span.to)
      const said = named(namings, ["kvk"])
      const rows = beside
        .filter((other) => other.piece.page === piece.page)
        .map((other) => Math.abs(other.piece.row - piece.row))
      const near = { 0: 4.4, 1: 2.6 }[Math.min(...rows)] ?? 0
      const score = -3.2 + said.points - (said.points > 0 ? 0 : 0.8 * named(namings, not).points) + near
      return [candidateAt(search, field, span, { value: span.value, score, label: said.label })]
    }),
  )
}

function eightDigits(piece: Piece): (Span & { value: string })[] {
  return [
    ...piece.text.matchAll(/(?<![\d.,-]|\d )\d{2}[. ]?\d{2}[. ]?\d{2}[. ]?\d{2}(?![\d-]|[.,]\d| \d)/g),
  ].map((match) => ({
    value: match[0].replace(/\D/g, ""),
    piece,
    ...tokensAt(piece, match.index, match.index + match[0].length),
  }))
}
