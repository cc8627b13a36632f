import { asDigits } from "../amounts/money.ts"
import { type Candidate, type Chosen, choose } from "../choose.ts"
import { daysIn } from "../dates/read.ts"
import { btwIdsIn, ibansIn } from "../identifiers/read.ts"
import type { Naming } from "../labels/naming.ts"
import type { LabelKind } from "../labels/words.ts"
import { type Piece, textOf } from "../sheet.ts"
import { candidateAt, inLines, named, type Search, type Span } from "./search.ts"

/** The invoice's own number among all numbers of a document. */
export function findNumber(search: Search): Chosen<string> {
  const spans = search.sheet.pieces.flatMap((piece) => {
    const whole = spansOf(search, piece)
    return [...whole, ...taughtParts(search, whole)]
  })
  return choose(spans.flatMap((span) => weigh(search, span)))
}

const others: LabelKind[] = [
  ...(["order", "customer", "project", "slip", "otherNumber", "otherInvoice"] as const),
  ...(["kvk", "btwId", "iban", "phone", "amount", "delivery", "work", "addressee", "web"] as const),
]

function weigh(search: Search, span: Span): Candidate<string>[] {
  const { piece, from, to } = span
  const value = tidy(textOf(piece, from, to))
  const namings = search.names.of(piece, from, to).map((naming) => otherwise(search, naming))
  const said = named(namings, ["invoiceNumber"])
  const own = namings.filter(({ kind }) => kind === "invoiceNumber")
  const against = named(namings, others).points
  const tall = piece.tokens[from]!.box.height / search.sheet.height
  const score =
    -2.6 +
    said.points +
    // 'Nr.' below the heading 'Factuur' is its number.
    (new Set(own.map(({ label }) => label)).size > 1 ? 1.5 : 0) -
    (against > said.points ? against : 0.4 * against) +
    (piece.page > 1 ? -0.8 : piece.box.top < 0.45 ? 0.7 : piece.box.top > 0.8 ? -0.5 : 0) +
    (inLines(search, piece) ? -2.2 : 0) +
    (tall > 1.35 ? 0.6 : 0) +
    looks(value, said.points)
  return readings(search, span, value).map((reading, i) =>
    candidateAt(search, "invoiceNumber", span, {
      ...{ value: reading, text: reading, label: said.label },
      score: score - i * 0.4,
    }),
  )
}

/**
 * What OCR may have meant, the likeliest first: a letter between digits is a digit, and of 'F026.12' in 2026 the year
 * is 26, as nobody writes a zero before it.
 */
function readings({ sheet, context }: Search, { piece }: Span, value: string): string[] {
  if (sheet.pages[piece.page - 1]!.source !== "ocr") return [value]
  const digits = value.replace(/(?<=\d)[OoQIl|]+(?=\d)|(?<=\d\d)[OoQl|]$/g, asDigits)
  const year = /^[A-Z]0(\d\d)(?!\d)/.exec(digits)?.[1]
  const lately = [0, 1].some((ago) => Number(year) === (Number(context.today.slice(0, 4)) - ago) % 100)
  return lately ? [`${digits[0]}O${digits.slice(2)}`, digits] : [digits]
}

/** 'i.v.m. nota 88-1023' and 'op factuur 12' name another invoice than this one. */
function otherwise({ names }: Search, naming: Naming): Naming {
  if (naming.kind !== "invoiceNumber") return naming
  // On what is called an invoice a 'bon' is of a delivery.
  if (/^bon/i.test(naming.label.text) && names.isInvoice)
    return { ...naming, kind: "slip", strength: "likely" }
  const { piece, from } = naming.label
  const before = from > 0 ? piece.tokens[from - 1]!.text.toLowerCase().replace(/[^\p{L}]/gu, "") : ""
  return toAnother.has(before) ? { ...naming, kind: "otherInvoice", strength: "sure" } : naming
}

const toAnother = new Set(
  "ivm mbt inzake oorspronkelijk oorspronkelijke originele origineel correctie vorige eerdere vervangt tegen original corrects zu crediteert creditering op van uw zie".split(
    " ",
  ),
)

/** What a number of an invoice usually looks like; a label outweighs it. */
function looks(value: string, said: number): number {
  const digits = value.replace(/\D/g, "").length
  const year = /(?<!\d)(20)?[12]\d(?=\D|\d{2,})/.test(value) ? 0.4 : 0
  const short = digits < 2 ? -1.6 : digits < 3 ? (said >= 5 ? -0.4 : -1.6) : 0.2
  const alone = /^(19|20)\d\d$/.test(value) ? -2 : 0
  const measure = /^\d+([.,]\d+)?(x\d+|mm|cm|m|m2|m3|kg|st|l|kw|%|u|uur|stuks?|gr?)$/i.test(
    value.replace(/\s/g, ""),
  )
    ? -3
    : 0
  const postcode = /^\d{4} ?[A-Z]{2}$/.test(value) ? -5 : 0
  return year + short + alone + measure + postcode
}

/** Runs of tokens that may be a number together: 'ZH 60418', '26 / 057', 'SO26.119'; the longest at each place. */
function spansOf({ names }: Search, piece: Piece): Span[] {
  const taken = takenBy(piece)
  const labelled = new Set(
    names.labels.get(piece)!.flatMap(({ from, to, readings }) =>
      // 'CN 2026' begins a number, however much 'CN' could be a label.
      readings.some(({ kind }) => kind !== "column")
        ? Array.from({ length: to - from }, (_, i) => from + i)
        : [],
    ),
  )
  const spans: Span[] = []
  for (let from = 0; from < piece.tokens.length; from++) {
    for (const length of [4, 3, 2, 1]) {
      const to = from + length
      if (to > piece.tokens.length) continue
      const within = Array.from({ length }, (_, i) => from + i)
      if (within.some((i) => taken.has(i) || labelled.has(i))) continue
      const text = textOf(piece, from, to)
      if (!isNumber(tidy(text), length)) continue
      spans.push({ piece, from, to })
      from = to - 1
      break
    }
  }
  return spans
}

/** '70055' of 'HG 70055', where a person said of an earlier invoice that only such a part is the number. */
const taughtParts = ({ teaching }: Search, whole: Span[]): Span[] =>
  whole.flatMap(({ piece, from, to }) =>
    Array.from({ length: to - from }, (_, i) => ({ piece, from: from + i, to: from + i + 1 })).filter(
      (part) => to - from > 1 && teaching.looksLike("invoiceNumber", tidy(textOf(piece, part.from, part.to))),
    ),
  )

/** The tokens that are part of a date or an identifier. */
function takenBy(piece: Piece): Set<number> {
  const found = [
    ...daysIn(piece.text).filter(({ certain }) => certain),
    ...ibansIn(piece.text, true),
    ...btwIdsIn(piece.text, true),
  ]
  return new Set(
    piece.tokens.flatMap((token, i) =>
      found.some(({ start, end }) => token.start < end && token.start + token.text.length > start) ? [i] : [],
    ),
  )
}

/** Without the signs around it, and with its own inner ones. */
const tidy = (text: string) =>
  text
    .replace(/^[\s#:(|'"‘’“”–—-]+|[\s:;,.)|'"‘’“”–—-]+$/g, "")
    .replace(/\s*([/\-–])\s*/g, "$1")
    .replace(/^(nr|no|n°|№)\.?\s*/i, "")

function isNumber(text: string, tokens: number): boolean {
  if (text.length > 24 || !/\d/.test(text)) return false
  if (/^-?[€$£]?\s?\d{1,3}([. ]\d{3})*,\d{2}$|^-?\d+[.,]\d{2}$|%|€|@/.test(text)) return false
  if (/^(0[1-9]|\+?31|00[34]\d)[\d\s()-]{7,11}$/.test(text) && text.replace(/\D/g, "").length >= 10)
    return false
  if (/\d:\d\d/.test(text)) return false
  if (tokens === 1) return /^[\p{L}\d][\p{L}\d./_#\\–-]*$/u.test(text)
  // Letters first and then one number, or groups of digits that belong together.
  return /^[A-Z]{1,5} [A-Z]{0,3}\d[\d./-]*( \d+)?$/.test(text)
    ? !words.test(text)
    : /^\d{2,4}[ /-]\d{2,}([ /-]\d+){0,2}$/.test(text) && !/^\d{4} [A-Z]{2}$/.test(text)
}

const words = /^(BV|NV|EUR|NL|TEL|FAX|BTW|KVK|IBAN|BIC|MAX|MIN|ST|PER|DE|HET|VAN|TOT|WEEK|BOX|KM|KG|M|MM|U)\b/
