import { parseMoney } from "./amounts/money.ts"
import { daysIn } from "./dates/read.ts"
import type { Span } from "./fields/search.ts"
import { ibansIn } from "./identifiers/read.ts"
import { squeeze } from "./labels/find.ts"
import { type Piece, textOf, tokensAt } from "./sheet.ts"
import type { FieldName, Values } from "./suggestion.ts"

/** Where a value stands in a piece, in whatever notation. */
export function spansOf(piece: Piece, field: FieldName, value: Values[FieldName]): Span[] {
  if (typeof value === "number") return moneySpans(piece, value)
  if (typeof value !== "string" || value === "") return []
  if (field === "date" || field === "dueDate")
    return daysIn(piece.text)
      .filter(({ day }) => day === value)
      .map(({ start, end }) => ({ piece, ...tokensAt(piece, start, end) }))
  if (field === "iban" || field === "blockedIban")
    return ibansIn(piece.text, true)
      .filter((iban) => iban.value === value)
      .map(({ start, end }) => ({ piece, ...tokensAt(piece, start, end) }))
  return textSpans(piece, alike(value))
}

/** What OCR took for something else is found as well: the person who corrected it saw the page. */
const alike = (text: string) =>
  squeeze(text).replace(
    /[oil|szb]/g,
    (sign) => ({ o: "0", i: "1", l: "1", s: "5", z: "2", b: "8" })[sign] ?? sign,
  )

function textSpans(piece: Piece, value: string): Span[] {
  const words = piece.tokens.map((token) => alike(token.text))
  return words.flatMap((_, from) => {
    let text = ""
    for (let to = from; to < words.length && text.length < value.length; to++) {
      text += words[to]
      if (words[from] && text === value) return [{ piece, from, to: to + 1 }]
    }
    return []
  })
}

function moneySpans(piece: Piece, cents: number): Span[] {
  return piece.tokens.flatMap((_, from) => {
    for (const to of [from + 1, from + 2, from + 3]) {
      if (to > piece.tokens.length) continue
      const money = parseMoney(textOf(piece, from, to))
      if (money && Math.abs(money.cents) === Math.abs(cents) && cents !== 0) return [{ piece, from, to }]
    }
    return []
  })
}
