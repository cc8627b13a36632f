import type { Piece, Sheet } from "../sheet.ts"
import { near } from "./near.ts"
import { type LabelKind, labelWords, type Strength } from "./words.ts"

/** A label in a piece: its tokens [from, to). `exact` is false when it was only recognised through damage. */
export interface Label {
  piece: Piece
  from: number
  to: number
  text: string
  readings: { kind: LabelKind; strength: Strength }[]
  exact: boolean
}

/** Labels of each piece, from left to right; the longest that fits wins. */
export function labelsOf(sheet: Sheet): Map<Piece, Label[]> {
  return new Map(
    sheet.pieces.map((piece) => [piece, inPiece(piece, sheet.pages[piece.page - 1]!.source === "ocr")]),
  )
}

/** Small letters without accents, signs and spaces. */
export const squeeze = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "")

const longest = 5

function inPiece(piece: Piece, damaged: boolean): Label[] {
  const squeezed = piece.tokens.map((token) => squeeze(token.text))
  const labels: Label[] = []
  for (let from = 0; from < piece.tokens.length; from++) {
    if (!squeezed[from]) continue
    const label = longestFrom(piece, squeezed, from, damaged)
    if (!label) continue
    labels.push(label)
    from = label.to - 1
  }
  return labels
}

/** The longest that is a label as it stands; only without one what is nearly a label. */
function longestFrom(piece: Piece, squeezed: string[], from: number, damaged: boolean): Label | null {
  for (const exact of damaged ? [true, false] : [true])
    for (let to = Math.min(from + longest, piece.tokens.length); to > from; to--) {
      // A label that ended with a colon doesn't go on, and a sign alone is no part of one.
      if (!squeezed[to - 1]) continue
      const parts = piece.tokens.slice(from, to)
      if (parts.slice(0, -1).some((token) => /[:|;]$/.test(token.text))) continue
      const key = squeezed.slice(from, to).join("")
      const readings = exact ? (dictionary().get(key) ?? compound(key) ?? both(parts)) : nearest(key)
      if (!readings) continue
      const text = parts.map((token) => token.text).join(" ")
      return { piece, from, to, text: text.replace(/[\s:|.]+$/, ""), readings, exact }
    }
  return null
}

/** Dutch makes one word of two: a 'kassafactuur' and a 'meerwerknota' are invoices, and so have numbers and dates. */
function compound(key: string): Label["readings"] | undefined {
  const [, rest] = /^\p{L}{3,14}((?:factuur|nota)(?:nummer|nr|datum)?)$/u.exec(key) ?? []
  return rest ? dictionary().get(rest) : undefined
}

/** 'Factuurnummer/-datum' and 'opdrachtnr./kenmerk' name two values in one word. */
function both(tokens: { text: string }[]): Label["readings"] | undefined {
  const text = tokens.map((token) => token.text).join("")
  const words = /^\p{L}[\p{L}.]+[/&+]-?\p{L}[\p{L}.]+:?$/u.test(text) ? text.split(/[/&+]/).map(squeeze) : []
  const readings = words.map((word) => dictionary().get(word))
  return words.length > 1 && readings.every(Boolean) ? readings.flatMap((reading) => reading!) : undefined
}

/** OCR takes 'rn' for 'm' and 'l' for 'i': long labels are known with a letter or two wrong. */
function nearest(key: string): Label["readings"] | undefined {
  if (key.length < 5 || /^\d+$/.test(key)) return undefined
  // A hostile page has no end of words.
  if (remembered.size > 5000) remembered.clear()
  const before = remembered.get(key)
  if (before !== undefined) return before ?? undefined
  const found = nearestOf(key)
  remembered.set(key, found ?? null)
  return found
}

const remembered = new Map<string, Label["readings"] | null>()

function nearestOf(key: string): Label["readings"] | undefined {
  const most = key.length >= 10 ? 2 : 1
  const signs = signsIn(key)
  long ??= [...dictionary()]
    .filter(([label]) => label.length >= 5)
    .map(([label, readings]) => ({ label, readings, signs: signsIn(label) }))
  return long.find(
    ({ label, signs: other }) =>
      Math.abs(label.length - key.length) <= most &&
      // A change of one letter takes one kind of letter away and brings one: most labels need no closer look.
      count(signs & ~other) <= most &&
      count(other & ~signs) <= most &&
      near(label, key, most),
  )?.readings
}

let long: { label: string; readings: Label["readings"]; signs: number }[] | undefined

/** Which letters it has, as bits. */
function signsIn(text: string): number {
  let signs = 0
  for (let i = 0; i < text.length; i++) signs |= 1 << (text.charCodeAt(i) % 31)
  return signs
}

function count(bits: number): number {
  let rest = bits
  let found = 0
  for (; rest !== 0; rest &= rest - 1) found++
  return found
}

let known: Map<string, Label["readings"]> | undefined

function dictionary(): Map<string, Label["readings"]> {
  if (known) return known
  known = new Map()
  for (const [kind, strength, words] of labelWords)
    for (const word of words.split("|")) {
      const key = squeeze(word)
      const readings = known.get(key) ?? []
      if (!readings.some((reading) => reading.kind === kind)) readings.push({ kind, strength })
      known.set(key, readings)
    }
  return known
}
