import { daysIn } from "../dates/read.ts"
import { type Piece, textOf } from "../sheet.ts"
import { hasPostcode, hasStreet } from "./block.ts"
import type { Search, Span } from "./search.ts"

/** The parts of a line that may be the name of a company, parted by its commas, dashes and strokes. */
export function nameSpans(search: Search, piece: Piece): Span[] {
  const spans: Span[] = []
  let from = 0
  const labels = search.names.labels.get(piece)!
  for (let i = 0; i <= piece.tokens.length; i++) {
    const token = piece.tokens[i]
    const label = labels.find((one) => one.to === i && endsIt(one.text, piece, i))
    if (label) from = i
    const ends = !token || /^[-–—|·•*:/]+$/.test(token.text)
    if (ends || /[,;|]$/.test(token.text) || (legalForm.test(token.text) && i > from)) {
      const to = ends ? i : i + 1
      if (to > from && isName(search, piece, from, to)) spans.push({ piece, from, to })
      from = i + 1
    }
  }
  return spans
}

/** A label before a name, as 't.n.v.' and 'Leverancier:', is no part of it; a trade that is called like one is. */
const endsIt = (label: string, piece: Piece, at: number) =>
  /[:]$/.test(piece.tokens[at - 1]!.text) ||
  /^(t\.? ?n\.? ?v\.?|ten name van|op naam van|t\.? ?a\.? ?v\.?)$/i.test(label)

/** Behind it the name is over, whatever follows without a sign between. */
const legalForm = /^(b\.?v\.?|n\.?v\.?|v\.?o\.?f\.?|gmbh|ltd\.?)$/i

export function isName({ names }: Search, piece: Piece, from: number, to: number): boolean {
  const text = tidyName(textOf(piece, from, to))
  if (to - from > 8 || text.length > 60 || text.replace(/[^\p{L}]/gu, "").length < 3) return false
  if (/@|www\.|https?:|€|%|[!?]$/i.test(text) || /^\+?[\d\s()-]+$/.test(text)) return false
  if (hasPostcode(text) || hasStreet(text) || daysIn(text).length > 0 || /\d[.,]\d\d\b/.test(text))
    return false
  if (/\d/.test(text) && text.replace(/\D/g, "").length > 4) return false
  const labels = names.labels.get(piece)!.filter((label) => label.from >= from && label.to <= to)
  const labelled = labels.reduce((sum, label) => sum + label.to - label.from, 0)
  const strong = labels.some(({ readings }) => readings.some(({ strength }) => strength === "sure"))
  return (
    labelled < to - from &&
    !(strong && labels[0]!.from === from && /:/.test(piece.tokens[labels[0]!.to - 1]!.text))
  )
}

/** Without the signs around it that OCR and layouts add; 'B.V' is 'B.V.'. */
export const tidyName = (text: string): string =>
  text
    .replace(/^(?!['’][stn] )[^\p{L}\d(]+|[^\p{L}\d.)]+$/gu, "")
    .replace(/(?<=\p{L}{5})\.$/u, "")
    .replace(/(?<=\s)[B8][.,]? ?V[.,v]{0,2}$/, (form) => (/^BV[.,]?$/.test(form) ? "BV" : "B.V."))
    .replace(/\bV\.?[O0]\.F\.?$/i, "V.O.F.")
    .replace(/\bV0F$/, "VOF")
    .replace(/\bN\.V$/i, "N.V.")
    .trim()
