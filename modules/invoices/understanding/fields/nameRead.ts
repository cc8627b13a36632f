import { squeeze } from "../labels/find.ts"
import { bottomOf, rightOf, textOf } from "../sheet.ts"
import { tidyName } from "./name.ts"
import type { Search, Span } from "./search.ts"

/** What else on the document tells how a name is written. */
export interface Writing {
  /** Of its mail and its site, without signs. */
  domains: string[]
  /** How often each word stands on it. */
  words: Map<string, number>
}

/** A name as it is written: where it was read from a picture, with what the engine lost or took for something else. */
export function nameAt(search: Search, writing: Writing, span: Span): string {
  const printed = tidyName(textOf(span.piece, span.from, span.to))
  if (!isPicture(search, span)) return printed
  // What a picture before it was taken for.
  const name = printed.replace(/^[^\s'’]\s+(?=\p{Lu}\p{L}{2})/u, "")
  const words = name.split(" ")
  const mended = words
    .map((word) => (times(writing, word) > 1 ? word : mend(word, writing.domains, words)))
    .join(" ")
  const whole = span.to === span.piece.tokens.length
  return whole ? `${mended.replace(/(?<=\p{L}{3} )B$/u, "B.V.")}${sonsBehind(search, span)}` : mended
}

/**
 * The part of its letters that something else on the document says as well: a second mention or the domain of its
 * mail. All of them where nothing can have been misread.
 */
export function confirmed(search: Search, writing: Writing, span: Span, name: string): number {
  if (!isPicture(search, span)) return 1
  const words = name.split(" ").filter((word) => squeeze(word).length > 2)
  const letters = (of: string[]) => of.reduce((sum, word) => sum + squeeze(word).length, 0)
  const said = words.filter((word) => times(writing, word) > 1 || isIn(writing.domains, word))
  return letters(said) / Math.max(1, letters(words))
}

const isPicture = ({ sheet }: Search, { piece }: Span) => sheet.pages[piece.page - 1]!.source === "ocr"

const times = ({ words }: Writing, word: string) => words.get(squeeze(word)) ?? 0

const isIn = (domains: string[], word: string) => domains.some((domain) => domain.includes(squeeze(word)))

/** 'Materialcn' is 'Materialen' when that is what a domain has beside the other words of the name. */
function mend(word: string, domains: string[], words: string[]): string {
  const read = squeeze(word)
  if (read.length < 5 || read.length !== word.length || isIn(domains, word)) return word
  const most = read.length >= 9 ? 2 : 1
  const others = words.map(squeeze).filter((other) => other !== read && other.length > 2)
  const right = domains
    .map((domain) => others.reduce((left, other) => left.replace(other, ""), domain))
    .find((left) => left.length === read.length && differing(left, read) <= most)
  if (!right) return word
  return [...word]
    .map((sign, i) => (sign === sign.toUpperCase() ? right[i]!.toUpperCase() : right[i]))
    .join("")
}

const differing = (one: string, other: string) => [...one].filter((sign, i) => sign !== other[i]).length

/** The engine loses '&' before 'Zonen', and leaves a gap as wide. */
function sonsBehind({ sheet }: Search, { piece }: Span): string {
  const cells = sheet.rows[piece.row]!
  const next = cells[cells.indexOf(piece) + 1]
  if (!next || !/^(zonen|zoon|zn|zn\.|dochters?|dr)$/i.test(next.text)) return ""
  const apart = next.box.left - rightOf(piece.box)
  const level = Math.abs(bottomOf(next.box) - bottomOf(piece.box)) < 0.5 * piece.box.height
  return level && apart < 0.06 ? ` & ${next.text}` : ""
}
