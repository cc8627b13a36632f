import type { Page, Place, Word } from "../../reading/page.ts"
import { cellOf, type Row, rowsOf } from "../rows.ts"
import { currencyOf, type Money, parseMoney } from "./money.ts"

/** Where a piece of a row begins and ends, in parts of the page. */
interface Span {
  left: number
  right: number
}
export interface Text extends Span {
  kind: "text"
  word: Word
}
export interface Rate extends Span {
  kind: "rate"
  rate: number
}
/** An amount as it stands on the document. `row` counts over all pages. */
export interface Amount extends Span, Money {
  kind: "amount"
  text: string
  words: Word[]
  row: number
  /** The least of its words: how sure the engine was. */
  read: number
}
export type Token = Text | Rate | Amount

/** A row as words, rates and amounts. */
export interface PrintedRow {
  index: number
  page: number
  source: Page["source"]
  ratio: number
  row: Row
  tokens: Token[]
}

export function printedRows(pages: Page[]): PrintedRow[] {
  let index = 0
  return pages.flatMap((page, i) =>
    rowsOf(page).map((row) => {
      const printed = {
        index: index++,
        page: i + 1,
        source: page.source,
        ratio: page.width / page.height,
        row,
      }
      return { ...printed, tokens: tokensOf(printed) }
    }),
  )
}

export const amountsIn = (row: PrintedRow): Amount[] => row.tokens.filter((token) => token.kind === "amount")

export function placeOf(row: PrintedRow, words: Word[]): Place {
  const { left, right, top, bottom } = cellOf(words)
  return { page: row.page, box: { left, top, width: right - left, height: bottom - top } }
}

type Bare = Omit<PrintedRow, "tokens">

function tokensOf(row: Bare): Token[] {
  const { words } = row.row
  const tokens: Token[] = []
  for (let i = 0; i < words.length; ) {
    const rate = rateAt(words, i)
    const amount = rate ? null : amountAt(row, i)
    const count = rate?.count ?? amount?.words.length ?? 1
    const span = spanOf(words.slice(i, i + count))
    const measured =
      amount && amount.currency === null && isUnit(row, words.slice(i + count - 1, i + count + 2))
    if (measured)
      tokens.push(...amount.words.map((word): Text => ({ kind: "text", word, ...spanOf([word]) })))
    else if (rate) tokens.push({ kind: "rate", rate: rate.rate, ...span })
    else if (amount) tokens.push(amount)
    else tokens.push({ kind: "text", word: words[i]!, ...span })
    i += count
  }
  return tokens
}

/** What stands right behind an amount makes it a quantity: '52,41 liter', '58,43 L x'. One letter may be a rate's code. */
function isUnit(row: Bare, [before, unit, after]: Word[]): boolean {
  if (!before || !unit || gapOf(row, before, unit) > 1.2) return false
  const isTimes = (word: Word | undefined) => word !== undefined && /^[x×@à]$/i.test(word.text)
  return measures.test(unit.text) || isTimes(unit) || (/^[a-z]$/i.test(unit.text) && isTimes(after))
}

const measures =
  /^(liters?|ltr|uur|uren|hours|kg|ton|m[123²³]|lm|k?m\d?|kwh|stuks|dag(en)?|week|weken|mm|cm|mtr|meter)[.,;]?$/i

const spanOf = (words: Word[]): Span => {
  const last = words.at(-1)!.box
  return { left: words[0]!.box.left, right: last.left + last.width }
}

/** '21%', '21,0 %', '9 %', '(21%)'. */
function rateAt(words: Word[], i: number): { rate: number; count: number } | null {
  const number = /^[([]?(\d{1,2})(?:[.,](\d{1,2}))?\s*(%?)[)\]:;,.]*$/
  const match = number.exec(words[i]!.text)
  if (!match) return null
  const rate = Number(`${match[1]}.${match[2] ?? 0}`)
  if (match[3]) return { rate, count: 1 }
  return /^%[)\]:;,.]*$/.test(words[i + 1]?.text ?? "") ? { rate, count: 2 } : null
}

/** The longest amount that begins at a word: sign, currency and thousands may be words of their own. */
function amountAt(row: Bare, i: number): Amount | null {
  const { words } = row.row
  if (!/[\d(€$£]|^[-−–—]$|^[A-Za-z]{3,4}$/.test(words[i]!.text) && !looksOdd(words[i]!.text)) return null
  const parted = row.source === "ocr" ? withoutComma(row, i) : null
  if (parted) return parted
  for (let count = Math.min(5, words.length - i); count >= 1; count--) {
    const taken = words.slice(i, i + count)
    if (!belongTogether(row, taken)) continue
    const text = taken.map((word) => word.text).join(" ")
    // The letter of a unit isn't that of a rate.
    if (/^[A-Z]$/.test(taken.at(-1)!.text) && /^[x×@à]$/i.test(words[i + count]?.text ?? "")) continue
    const money = parseMoney(text) ?? parseMoney(text.replace(/ (?=[.,])|(?<=[.,]) /g, ""))
    // Text that was data holds no mistakes of OCR.
    if (!money || (money.mended && row.source === "text" && /[A-Za-z:;]/.test(undressed(text)))) continue
    const read = Math.min(...taken.map((word) => word.confidence))
    return { kind: "amount", ...money, text, words: taken, row: row.index, read, ...spanOf(taken) }
  }
  return null
}

/** '78 00' at the end of a cell, or of the row: OCR saw no comma. */
function withoutComma(row: Bare, i: number): Amount | null {
  const [whole, cents] = [row.row.words[i]!, row.row.words[i + 1]]
  if (!cents || !/^\d{1,4}$/.test(whole.text) || cents.text !== "00") return null
  const isApart = (before: Word | undefined, after: Word | undefined) =>
    !before || !after || gapOf(row, before, after) > 1.4
  if (gapOf(row, whole, cents) > 1.2) return null
  if (!isApart(row.row.words[i - 1], whole) || !isApart(cents, row.row.words[i + 2])) return null
  const money = parseMoney(`${whole.text},${cents.text}`)
  const words = [whole, cents]
  const read = Math.min(whole.confidence, cents.confidence)
  return (
    money && {
      kind: "amount",
      ...money,
      mended: true,
      text: `${whole.text} ${cents.text}`,
      words,
      row: row.index,
      read,
      ...spanOf(words),
    }
  )
}

/** Between two words, in heights of a line. */
const gapOf = ({ ratio }: Bare, before: Word, after: Word): number =>
  ((after.box.left - before.box.left - before.box.width) * ratio) /
  Math.max(before.box.height, after.box.height)

const looksOdd = (text: string) => /^[lIOoSBZ|][.,OolISB|\d]+[.,:][\dOolISB|]{2}$/.test(text)
const undressed = (text: string) => text.replace(/EURO?|CR|US|[A-Z]$/gi, "")

/** A sign or a currency may stand apart; the thousands stand closer to each other than words do. */
function belongTogether(row: Bare, words: Word[]): boolean {
  return words.slice(1).every((word, i) => {
    const before = words[i]!
    const gap = gapOf(row, before, word)
    const first = !/\d/.test(before.text)
    if (first) return isDress(before.text) && gap < (i === 0 ? 30 : 4)
    if (/^\d{3}([.,]|$)/.test(word.text) && /(^|[^\d.,])\d{1,3}$/.test(before.text)) return gap < 0.7
    if (/^[.,]|^\d{2}$/.test(word.text) && /\d[.,]?$/.test(before.text))
      return gap < 0.45 && /[.,]$|^[.,]/.test(before.text.slice(-1) + word.text[0])
    return (isDress(word.text) || /^(CR|Cr|[A-Z*]|,-+)$/.test(word.text)) && gap < 0.9
  })
}

const isDress = (text: string) => /^[-−–—(]?(€|£|\$)?[-−–—]?$/.test(text) || currencyOf(text) !== null
