import { nameKey } from "../recognise.ts"
import { bottomOf, type Piece } from "../sheet.ts"
import { below, hasContact, hasPostbus, hasPostcode, hasStreet } from "./block.ts"
import type { Search } from "./search.ts"

/**
 * The lines that say whom it was sent to: below 'Factuur aan', with the company's own name, or a block of a name and
 * an address without any telephone number, as it shows through the window of an envelope: unless the site is his.
 */
export function addresseesOf(search: Search, isSender: (name: Piece) => boolean): Set<Piece> {
  const { sheet, names, context } = search
  const found = new Set<Piece>()
  const add = (piece: Piece, lines: Piece[]) => {
    for (const line of [piece, ...lines]) found.add(line)
  }
  const own = nameKey(context.company.name)
  for (const piece of sheet.pieces) {
    const label = names.labels
      .get(piece)!
      .find(({ from, readings }) => from === 0 && readings.some(({ kind }) => kind === "addressee"))
    if (label && (label.to === piece.tokens.length || /[:.]$/.test(piece.tokens[label.to - 1]!.text)))
      add(piece, untilContact(below(sheet, piece, 5)))
    if (ofClient(search, piece)) add(piece, below(sheet, piece, 4))
    if (below(sheet, piece, 2).some((line) => toPerson.test(line.text))) add(piece, below(sheet, piece, 4))
    if (own.length > 4 && nameKey(piece.text).includes(own)) add(piece, untilContact(below(sheet, piece, 4)))
  }
  // Once it is known whom it was sent to, another bare address may be the sender's.
  if (found.size > 0) return found
  for (const piece of sheet.pieces)
    if (inWindow(search, piece, found) && !isSender(piece)) add(piece, below(sheet, piece, 4))
  return found
}

/** Right below his number as a client, or right above his btw-id as one. */
function ofClient({ sheet, names }: Search, piece: Piece): boolean {
  if (piece.page > 1 || hasStreet(piece.text)) return false
  const lines = below(sheet, piece, 4)
  const town = lines.findIndex((line) => hasPostcode(line.text))
  if (town < 0) return false
  const isNumber = (line: Piece | undefined) =>
    line &&
    names.labels
      .get(line)!
      .some(({ from, readings }) => from === 0 && readings.some(({ kind }) => kind === "customer"))
  const over = sheet.rows[piece.row - 1]?.find(
    (cell) => cell.page === 1 && Math.abs(cell.box.left - piece.box.left) < 0.015,
  )
  const near = over && piece.box.top - bottomOf(over.box) < 1.5 * sheet.height
  return (
    Boolean(near && isNumber(over)) ||
    /\b(klant|afnemer|debiteur|uw btw)\b/i.test(lines[town + 1]?.text ?? "")
  )
}

const toPerson = /^(t\.? ?a\.? ?v\b|ter attentie|attn\b|attention|z\. ?hd)/i

/** Name, street or post box, postcode and town, and nothing else; not the first text of the page, nor in large letters. */
function inWindow({ sheet, names }: Search, piece: Piece, found: Set<Piece>): boolean {
  if (piece.page > 1 || piece.row < 2 || piece.box.top < 0.05 || piece.box.top > 0.5 || found.has(piece))
    return false
  if (piece.box.height > 1.3 * sheet.height || names.labels.get(piece)!.some(({ from }) => from === 0))
    return false
  const lines = below(sheet, piece, 6)
  const text = lines.map((line) => line.text)
  const street = text.findIndex(hasStreet)
  const town = text.findIndex(hasPostcode)
  if (street < 0 || town < 0 || street > 2 || town - street > 1 || hasStreet(piece.text)) return false
  const rest = text.slice(town + 1, town + 3).join(" ")
  const sender =
    hasContact(text.slice(0, town + 1).join(" ")) || hasContact(rest) || /kvk|btw|iban|NL\d\d/i.test(rest)
  return !sender && (hasPostbus(text.join(" ")) || lines.length <= town + 2)
}

const untilContact = (lines: Piece[]): Piece[] => {
  const end = lines.findIndex((line) => hasContact(line.text))
  return end < 0 ? lines : lines.slice(0, end)
}
