import { type Candidate, type Chosen, choose } from "../choose.ts"
import { squeeze } from "../labels/find.ts"
import { nameKey } from "../recognise.ts"
import { type Piece, placeOf, type Sheet, textOf } from "../sheet.ts"
import { addresseesOf } from "./addressee.ts"
import { below, hasContact, hasPostbus, hasPostcode, hasStreet } from "./block.ts"
import { isName, nameSpans } from "./name.ts"
import { confirmed, nameAt, type Writing } from "./nameRead.ts"
import { candidateAt, inLines, named, type Search, type Span } from "./search.ts"

/** Who sent it: by large letters at the top, by what stands below the name, and never whom it was sent to. */
export function findSupplier(search: Search): Chosen<string> {
  const clues = cluesOf(search)
  const spans = search.sheet.pieces.flatMap((piece) => nameSpans(search, piece))
  return choose(
    spans.flatMap((span) => [weigh(search, clues, span), ...continued(search, clues, span)]),
    0.2,
  )
}

interface Clues extends Writing {
  addressees: Set<Piece>
  own: string
  /** The document without spaces and signs. */
  text: string
}

function cluesOf(search: Search): Clues {
  const texts = search.sheet.pieces.map((piece) => piece.text)
  const domains = texts.flatMap((text) =>
    [...text.matchAll(/(?:@|www\.|https?:\/\/)([\w-]{3,}(?:\.[\w-]+)*)\.[a-z]{2,}/gi)].map((match) =>
      squeeze(match[1]!.replace(/^www\./i, "")),
    ),
  )
  const own = domains.filter((domain) => !mailProviders.test(domain))
  return {
    addressees: addresseesOf(
      search,
      (piece) => hasDomain(own, nameKey(piece.text)) || hasLogo(search.sheet, piece, piece.text),
    ),
    own: nameKey(search.context.company.name),
    domains: own,
    words: wordsOf(search.sheet),
    text: texts.map(nameKey).join(" "),
  }
}

function wordsOf({ pieces }: Sheet): Map<string, number> {
  const words = new Map<string, number>()
  for (const { tokens } of pieces)
    for (const { text } of tokens) {
      const word = squeeze(text)
      words.set(word, (words.get(word) ?? 0) + 1)
    }
  return words
}

function weigh(search: Search, clues: Clues, span: Span): Candidate<string> {
  const { piece, from, to } = span
  const value = nameAt(search, clues, span)
  const said = named(search.names.of(piece, from, to), ["accountHolder", "sender"])
  const score =
    -3.2 +
    0.8 * said.points +
    byHeight(search, span) +
    byPlace(search, span) +
    byBlock(search, clues, span) +
    byGreeting(search, span) +
    byLogo(search, span, value) +
    byName(clues, value) +
    (inLines(search, piece) && piece.box.top < 0.8 ? -4 : 0)
  const candidate = candidateAt(search, "supplier", span, { value, score, label: said.label })
  // The engine is as sure of a letter that it took for another.
  const sure = candidate.sure * (0.75 + 0.25 * confirmed(search, clues, span, value))
  return { ...candidate, sure }
}

function byHeight({ sheet }: Search, span: Span): number {
  const tall = placeOf(span.piece, span.from, span.to).box.height / sheet.height
  return tall > 2.2 ? 3 : tall > 1.55 ? 2.4 : tall > 1.22 ? 1.4 : 0
}

function byPlace({ sheet }: Search, { piece, from }: Span): number {
  if (piece.page > 1) return -1.2
  const first = piece.row <= 1 && sheet.rows[0]![0]!.page === piece.page
  const top = piece.box.top
  const high = top < 0.15 ? 1.1 : top < 0.35 ? 0.3 : top > 0.82 ? 0.2 : -0.8
  return high + (first ? 1.2 : 0) - (from > 0 ? 0.6 : 0)
}

/** What stands behind it on its line and under it: a telephone number is the sender's, a post box the client's. */
function byBlock(search: Search, clues: Clues, { piece, to }: Span): number {
  const { sheet } = search
  if (clues.addressees.has(piece)) return -7
  const lines = below(sheet, piece)
  const behind = textOf(piece, to, piece.tokens.length)
  const text = [behind, ...lines.map((line) => line.text)].join(" | ")
  const contact = hasContact(text) ? 1.8 : 0
  const own = text.replace(/[^|]*\b(klant|afnemer|debiteur|uw|verlegd)\b[^|]*/gi, "")
  const numbers = /\b(kvk|k\.v\.k|btw|iban|handelsregister)\b|NL\d{9}B|NL\d\d ?[A-Z]{4}/i.test(own) ? 1.6 : 0
  const address = hasPostcode(text)
  if (contact + numbers > 0) return contact + numbers + (address ? 0.5 : 0)
  // Name, street and town on one line is how a sender writes himself small above the window of an envelope.
  if (hasPostcode(behind)) return 2.6
  const town = lines.findIndex((line) => hasPostcode(line.text))
  // Below its own town begins the address of somebody else.
  if (
    hasPostbus(
      lines
        .slice(0, town + 1 || lines.length)
        .map((line) => line.text)
        .join(" | "),
    )
  )
    return -2
  if (!address) return 0
  // A bare address is as likely the client's, and mostly that with the details of the invoice beside it.
  const first = clues.addressees.size > 0 ? 0.6 : -0.4
  return (piece.row <= 1 ? first : -0.6) - (detailsBeside(search, [piece, ...lines]) ? 1 : 0)
}

function detailsBeside({ sheet, names }: Search, lines: Piece[]): boolean {
  const beside = lines.flatMap((line) => sheet.rows[line.row]!.filter((cell) => cell !== line))
  return beside.some((cell) =>
    names.labels
      .get(cell)!
      .some(({ readings }) =>
        readings.some(({ kind }) => ["customer", "invoiceNumber", "date"].includes(kind)),
      ),
  )
}

/** A logo of one word, and near it the whole name that has that word. */
function byLogo({ sheet }: Search, { piece, from, to }: Span, value: string): number {
  if (hasLogo(sheet, piece, textOf(piece, from, to))) return 2.4
  const whole = value.includes(" ") ? [] : nearAtTop(sheet, piece).filter(({ tokens }) => tokens.length < 6)
  return whole.some((other) => isPartOf(value, other.text)) ? -2.2 : 0
}

const hasLogo = (sheet: Sheet, piece: Piece, name: string): boolean =>
  nearAtTop(sheet, piece).some((other) => other.tokens.length === 1 && isPartOf(other.text, name))

const nearAtTop = ({ pieces }: Sheet, piece: Piece): Piece[] =>
  piece.page > 1 || piece.box.top > 0.4
    ? []
    : // A letterhead is among the first words.
      pieces
        .slice(0, 60)
        .filter(
          (other) => other.page === 1 && other !== piece && Math.abs(other.box.top - piece.box.top) < 0.06,
        )

const isPartOf = (word: string, name: string): boolean =>
  squeeze(word).length > 3 &&
  name.split(" ").length > 1 &&
  name.split(" ").some((part) => squeeze(part) === squeeze(word))

/** Whoever signs it. */
function byGreeting({ sheet }: Search, { piece }: Span): number {
  const above = sheet.rows.slice(Math.max(0, piece.row - 2), piece.row + 1).flat()
  return above.some((cell) => cell.page === piece.page && cell !== piece && greeting.test(cell.text))
    ? 1.8
    : 0
}

const greeting = /^(met vriendelijke groet|m\.?v\.?g\b|hoogachtend|kind regards|mit freundlichen)/i

function byName(clues: Clues, value: string): number {
  const key = nameKey(value)
  if (clues.own && (key === clues.own || (clues.own.length > 6 && key.includes(clues.own)))) return -14
  const words = value.split(" ")
  const times = key.length > 5 ? clues.text.split(key).length - 1 : 1
  return (
    (legalForm.test(value) ? 1.6 : 0) +
    (times > 1 ? 1 : 0) +
    (hasDomain(clues.domains, key) ? 3 : 0) +
    (/\d/.test(value) ? -0.8 : 0) +
    (words.length === 1 && !legalForm.test(value) ? -0.6 : 0) +
    (words.filter((word) => /^\p{Ll}/u.test(word)).length > words.length / 2 ? -1.5 : 0) +
    (words.length > 5 ? -0.8 : 0) +
    (person.test(value) ? -2 : 0)
  )
}

/** The site 'drentmeer.nl' is that of 'Bouwstoffen Drentmeer', and the other way around. */
const hasDomain = (domains: string[], key: string): boolean =>
  key.length > 4 &&
  domains.some((domain) => domain.length > 3 && (key.includes(domain) || domain.includes(key)))

/** A large name may go on on the next line: 'Kozijnfabriek Jansen' and, as large, 'Groningen'. */
function continued(search: Search, clues: Clues, span: Span): Candidate<string>[] {
  const { sheet } = search
  const { piece, from, to } = span
  const { box } = placeOf(piece, from, to)
  if (from > 0 || to < piece.tokens.length || box.height < 1.22 * sheet.height) return []
  const next = below(sheet, piece, 1)[0]
  if (!next || next.tokens.length > 3 || Math.abs(next.box.height / box.height - 1) > 0.35) return []
  // The number of a street may stand apart from it.
  const line = sheet.rows[next.row]!.map(({ text }) => text).join(" ")
  // Below a logo that is a word of the name stands the name.
  if (!isName(search, next, 0, next.tokens.length) || hasStreet(line) || isPartOf(piece.text, next.text))
    return []
  const one = weigh(search, clues, span)
  const value = `${one.value} ${nameAt(search, clues, { piece: next, from: 0, to: next.tokens.length })}`
  return [{ ...one, value, score: one.score + 0.9 + byName(clues, value) - byName(clues, one.value) }]
}

const legalForm =
  /\b(b\.? ?v\.?|n\.? ?v\.?|v\.? ?o\.? ?f\.?|c\.? ?v\.?|gmbh|ltd\.?|b\.?v\.?b\.?a\.?|s\.?r\.?l\.?|eenmanszaak|coöperatie|u\.?a\.?|& ?zn\.?|& ?zonen|en zonen)(?=$|[\s,])/i
const person = /^(de heer|mevrouw|dhr|mevr|t\.?a\.?v|familie|fam)\b/i
const mailProviders =
  /^(gmail|hotmail|outlook|live|ziggo|kpnmail|planet|home|xs4all|icloud|hetnet|upcmail|casema|telfort|yahoo|msn)$/
