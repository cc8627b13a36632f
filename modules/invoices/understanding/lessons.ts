import type { Page, Place } from "../reading/page.ts"
import type { Span } from "./fields/search.ts"
import { squeeze } from "./labels/find.ts"
import { near } from "./labels/near.ts"
import { bottomOf, type Piece, placeOf, rightOf, type Sheet, sheetOf, textOf } from "./sheet.ts"
import { spansOf } from "./spans.ts"
import type { FieldName, Lesson, Values } from "./suggestion.ts"

/** What a person corrected before, as evidence for what stands at such a place under such a label. */
export interface Teaching {
  /** 0 when nothing was taught of it; up to `decisive` for the same label, place and form. */
  points(field: FieldName, text: string, place: Place): number
  /** Whether what was taught of it looks exactly like this. */
  looksLike(field: FieldName, text: string): boolean
}

/** More than a label can say: a person said it. It decides between candidates, and makes none of what can't be one. */
export const decisive = 9

export function teachingOf(pages: Page[], lessons: readonly Lesson[]): Teaching {
  const byField = Map.groupBy(lessons, (lesson) => lesson.field)
  const sheet = byField.size > 0 ? sheetOf(pages) : null
  return {
    points(field, text, place) {
      const taught = byField.get(field)
      if (!taught || !sheet) return 0
      const label = labelAt(sheet, place)
      return Math.max(...taught.map((lesson) => points(lesson, text, label, place, pages.length)))
    },
    looksLike: (field, text) => (byField.get(field) ?? []).some(({ shape }) => shape === shapeOf(text)),
  }
}

/** What there is to learn of a field from a value that a person gave: null when it doesn't stand on the document. */
export function lessonFrom<Name extends FieldName>(
  pages: Page[],
  field: Name,
  value: Values[Name],
): Lesson | null {
  const sheet = sheetOf(pages)
  const found = sheet.pieces.flatMap((piece) => spansOf(piece, field, value))
  // A total stands last where it stands more than once; a name or a number stands first.
  const best = field.endsWith("Cents") ? found.findLast(hasLabel(sheet)) : found.find(hasLabel(sheet))
  const span = best ?? (field.endsWith("Cents") ? found.at(-1) : found[0])
  if (!span) return null
  const place = placeOf(span.piece, span.from, span.to)
  return {
    field,
    label: labelAt(sheet, place),
    page: place.page === 1 ? 1 : place.page - pages.length - 1,
    x: place.box.left + place.box.width / 2,
    y: place.box.top + place.box.height / 2,
    // As it should have been read, when OCR read it otherwise.
    shape: shapeOf(isText(field, value) ? value : textOf(span.piece, span.from, span.to)),
  }
}

const isText = (field: FieldName, value: unknown): value is string =>
  typeof value === "string" && !["date", "dueDate", "iban", "blockedIban"].includes(field)

/** Digits as 9, letters as A, and the rest as it is. */
export const shapeOf = (text: string): string => text.replace(/\p{L}/gu, "A").replace(/\d/g, "9")

const hasLabel =
  (sheet: Sheet) =>
  ({ piece, from, to }: Span) =>
    labelAt(sheet, placeOf(piece, from, to)) !== ""

function points(lesson: Lesson, text: string, label: string, place: Place, pages: number): number {
  const shape = likeness(lesson.shape, shapeOf(text))
  const page = lesson.page > 0 ? lesson.page : pages + 1 + lesson.page
  const close = page === place.page ? nearness(lesson, place) : 0
  const sameLabel = lesson.label !== "" && near(lesson.label, label, Math.floor(lesson.label.length / 8))
  if (sameLabel) return decisive * (0.55 + 0.25 * close + 0.2 * shape)
  // Without its label only the very place counts, and what stands there must look alike.
  return close > 0.6 && shape > 0.5 ? decisive * (lesson.label === "" ? 0.75 : 0.45) * close : 0
}

/** 1 at the same spot, 0 from a tenth of the page away; lines move down more easily than columns aside. */
function nearness({ x, y }: Lesson, { box }: Place): number {
  const across = Math.abs(x - box.left - box.width / 2)
  const down = Math.abs(y - box.top - box.height / 2)
  return Math.max(0, 1 - across * 8 - down * 5)
}

/** 1 for the same form, less for another number of digits, 0 for other kinds of signs. */
function likeness(one: string, other: string): number {
  if (one === other) return 1
  const kinds = (shape: string) => shape.replace(/9+/g, "9").replace(/A+/g, "A").replace(/\s/g, "")
  return kinds(one) === kinds(other) ? 0.8 : 0
}

/** The words before it on its row, or else right above it: without capitals and signs. */
function labelAt(sheet: Sheet, { page, box }: Place): string {
  const middle = box.top + box.height / 2
  const row = sheet.rows.find((cells) =>
    cells.some(
      (cell) =>
        cell.page === page &&
        cell.box.top <= middle &&
        bottomOf(cell.box) >= middle &&
        cell.tokens.some((token) => Math.abs(token.box.left - box.left) < 0.002),
    ),
  )
  if (!row) return ""
  const own = row.find((cell) => cell.box.left <= box.left + 0.002 && rightOf(cell.box) >= box.left)
  if (!own) return ""
  const before = own.tokens.filter((token) => token.box.left < box.left - 0.002)
  const left = row[row.indexOf(own) - 1]
  return lastWords(before) || (left ? lastWords(left.tokens) : "") || over(sheet, own, box)
}

function over(sheet: Sheet, own: Piece, box: Place["box"]): string {
  for (let i = own.row - 1; i >= 0 && i >= own.row - 2; i--) {
    const cells = sheet.rows[i]!.filter((cell) => cell.page === own.page)
    const cell = cells.find((one) => one.box.left <= rightOf(box) && rightOf(one.box) >= box.left)
    if (cell && box.top - bottomOf(cell.box) < 3 * sheet.height) return lastWords(cell.tokens)
  }
  return ""
}

/** The last three words without a digit, up to the value before it. */
function lastWords(tokens: { text: string }[]): string {
  const after = tokens.slice(tokens.findLastIndex((token) => /\d/.test(token.text)) + 1)
  return after
    .map((token) => squeeze(token.text))
    .filter(Boolean)
    .slice(-3)
    .join(" ")
}
