import { type Candidate, type Chosen, choose } from "../choose.ts"
import { daysIn } from "../dates/read.ts"
import type { Label } from "../labels/find.ts"
import type { LabelKind, Strength } from "../labels/words.ts"
import { rightOf, textOf } from "../sheet.ts"
import type { FieldName } from "../suggestion.ts"
import { below, hasPostcode, hasStreet } from "./block.ts"
import { candidateAt, type Search, type Span } from "./search.ts"

export interface References {
  orderReference: Chosen<string>
  projectReference: Chosen<string>
  deliveryAddress: Chosen<string>
}

/** What the document says of the order and the work it belongs to: whatever stands behind or below such a label. */
export function findReferences(search: Search): References {
  const orders: Candidate<string>[] = []
  const projects: Candidate<string>[] = []
  const addresses: Candidate<string>[] = []
  const add = (to: Candidate<string>[], field: FieldName, label: Label, value: Valued, score: number) =>
    to.push(candidateAt(search, field, value.span, { value: value.text, score, label: label.text }))
  for (const label of [...search.names.labels.values()].flat()) {
    const kind = kindOf(label)
    const value = kind && valueBehind(search, label)
    if (!kind || !value) continue
    const [name, strength] = kind
    const address = hasStreet(value.text) || hasPostcode(value.text)
    const score = { sure: 3, likely: 2, vague: 0 }[strength]
    if (name === "order" && (/\d/.test(value.text) || isNamed(label, value)))
      add(orders, "orderReference", label, value, score)
    if (name === "reference" && isNamed(label, value)) add(orders, "orderReference", label, value, 1)
    if (name === "project") add(projects, "projectReference", label, value, score)
    if (name === "work" && !address) add(projects, "projectReference", label, value, score - 0.6)
    if (name === "subject") add(projects, "projectReference", label, value, -0.2)
    const lines = name === "delivery" || name === "work" ? addressFrom(search, value) : null
    if (lines && (address || hasStreet(lines.text)))
      add(addresses, "deliveryAddress", label, lines, name === "work" ? score + 0.3 : score)
    if (["project", "subject"].includes(name) && address)
      add(addresses, "deliveryAddress", label, value, name === "project" ? 0.8 : 0.2)
  }
  return {
    orderReference: choose(orders),
    projectReference: choose(projects),
    deliveryAddress: choose(addresses),
  }
}

const kinds: LabelKind[] = ["order", "project", "work", "delivery", "subject"]

function kindOf({ readings, text }: Label): [LabelKind | "reference", Strength] | null {
  const reading = readings.find(({ kind }) => kinds.includes(kind))
  if (reading) return [reading.kind, reading.strength]
  return /^(referentie|reference|kenmerk|ref)$/i.test(text) ? ["reference", "vague"] : null
}

/** What one calls an order without a number, 'Aanbouw Boogert': behind a colon or apart, and no sentence. */
function isNamed({ piece, to }: Label, { text, span }: Valued): boolean {
  const apart =
    span.piece !== piece || piece.tokens.slice(to - 1, span.from).some(({ text }) => /:$/.test(text))
  return (
    apart &&
    /\p{L}{3}/u.test(text) &&
    text.split(" ").length <= 6 &&
    !/\d|[!?]/.test(text) &&
    !none.test(text)
  )
}

const none = /^(n\.?\s?v\.?\s?t|geen|zie|onbekend|niet|none|idem)\b/i

interface Valued {
  text: string
  span: Span
}

/** The rest of its own cell up to the next label, else the cell to the right, else the line below. */
function valueBehind(search: Search, label: Label): Valued | null {
  const { sheet, names } = search
  const { piece, to } = label
  const rest = upToLabel(search, piece, to)
  // In the midst of a sentence the word is no label.
  const marked = /[:#.|]$/.test(piece.tokens[to - 1]!.text) || label.from === 0
  if (rest) return marked ? rest : null
  if (label.from > 0 && !marked) return null
  const cells = sheet.rows[piece.row]!
  const right = cells[cells.indexOf(piece) + 1]
  if (right && right.box.left - rightOf(piece.box) < 0.35 && !labelled(right))
    return upToLabel(search, right, 0)
  const under = below(sheet, piece, 1)[0]
  return under && !labelled(under) && !names.isHeadings(piece.row) ? upToLabel(search, under, 0) : null

  function labelled(other: Span["piece"]) {
    return names.labels.get(other)!.some(({ from }) => from === 0)
  }
}

function upToLabel({ names }: Search, piece: Span["piece"], start: number): Valued | null {
  let from = start
  while (from < piece.tokens.length && !/[\p{L}\d]/u.test(piece.tokens[from]!.text)) from++
  const stop = piece.tokens.findIndex(
    (token, i) =>
      i > from &&
      (/^[|/•·]$/.test(token.text) ||
        names.labels
          .get(piece)!
          .some((label) => label.from === i && /[:#]$/.test(piece.tokens[label.to - 1]!.text))),
  )
  const to = stop < 0 ? piece.tokens.length : stop
  const span = { piece, from, to }
  const text = textOf(piece, from, to).replace(/^[\s:.–-]+|[\s:,;|–-]+$/g, "")
  if (text.length < 1 || text.length > 80) return null
  const day = daysIn(text)[0]
  // 'Bestelling 1204 d.d. 2-7-2026' is 1204; a date alone is no reference.
  const bare = day ? text.slice(0, day.start).replace(/[\s,(]*(d\.?d\.?|van|op)?[\s:]*$/i, "") : text
  return bare ? { text: bare, span } : null
}

/** An address over several lines, up to its postcode. */
function addressFrom(search: Search, value: Valued): Valued {
  if (hasPostcode(value.text)) return value
  const { piece, from } = value.span
  const lines = from > 0 ? underToken(search, piece, from) : below(search.sheet, piece, 3)
  const end = lines.findIndex((line) => hasPostcode(line.text))
  if (end < 0) return value
  const rest = lines.slice(0, end + 1).map((line) => line.text)
  return { ...value, text: [value.text, ...rest].join(", ") }
}

/** The lines that begin where the value does, behind its label, or else where the label does. */
function underToken({ sheet }: Search, piece: Span["piece"], from: number): Span["piece"][] {
  const { left } = piece.tokens[from]!.box
  const next = (sheet.rows[piece.row + 1] ?? []).find(
    (cell) => cell.page === piece.page && Math.abs(cell.box.left - left) < 0.015,
  )
  return next ? [next, ...below(sheet, next, 2)] : below(sheet, piece, 3)
}
