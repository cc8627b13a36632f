import { bottomOf, type Piece, rightOf, type Sheet } from "../sheet.ts"

/** The lines right under a piece that begin or end where it does, or are centred below it. */
export function below(sheet: Sheet, piece: Piece, most = 6): Piece[] {
  const lines: Piece[] = []
  let last = piece
  for (let row = piece.row + 1; row < sheet.rows.length && lines.length < most; row++) {
    const cells = sheet.rows[row]!
    if (cells[0]!.page !== piece.page) break
    const next = cells.find((cell) => aligned(piece, cell))
    const top = next ? next.box.top : Math.min(...cells.map((cell) => cell.box.top))
    const height = Math.max(sheet.height, Math.min(last.box.height, 3 * sheet.height))
    if (top - bottomOf(last.box) > 1.9 * height) break
    if (!next) continue
    lines.push(next)
    last = next
  }
  return lines
}

const aligned = (one: Piece, other: Piece) =>
  Math.abs(one.box.left - other.box.left) < 0.015 ||
  Math.abs(rightOf(one.box) - rightOf(other.box)) < 0.008 ||
  (Math.abs(centre(one) - centre(other)) < 0.015 && one.box.left < rightOf(other.box))

const centre = ({ box }: Piece) => box.left + box.width / 2

export const hasPostcode = (text: string): boolean => /\b[1-9]\d{3}\s?[A-Z]{2}\b/.test(text)

export const hasPostbus = (text: string): boolean =>
  /\b(post\s?bus|p\.?\s?o\.?\s?box|postfach)\s?\d/i.test(text)

/** A telephone number, an address of mail or of a site. */
export const hasContact = (text: string): boolean =>
  /(?<!\d|NL)(0|\+\d\d|00\d\d)[\d\s()./-]{8,13}(?!\d)/.test(
    text.replace(/\b\d{1,2}-\d{1,2}-\d{2,4}\b/g, ""),
  ) || /\S@\S|\bwww\.|\.(nl|com|eu|be|de)\b/i.test(text)

/** 'Dorpsstraat 12a', with or without a postcode. */
export const hasStreet = (text: string): boolean =>
  /\p{L}{3,}\.? \d{1,4}\s?[-/]?\s?[a-zA-Z]?(?=$|[\s,–-])/u.test(text) || hasPostbus(text)
