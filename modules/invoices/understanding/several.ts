import type { Page } from "../reading/page.ts"
import { findNumber } from "./fields/number.ts"
import { squeeze } from "./labels/find.ts"
import { namesOf } from "./labels/naming.ts"
import { teachingOf } from "./lessons.ts"
import { type Sheet, sheetOf } from "./sheet.ts"
import type { Context } from "./suggestion.ts"

/** Whether a file holds more than one invoice: pages with a number and a total of their own, that don't know each other. */
export function holdsSeveral(pages: Page[], context: Context): boolean {
  if (pages.length < 2) return false
  const heads = pages.slice(0, most).flatMap((page) => headOf(page, context) ?? [])
  return heads.some((one, i) => heads.slice(i + 1).some((other) => areApart(one, other)))
}

/** A pile of them is told by its first pages. */
const most = 30

interface Head {
  number: string
  isCredit: boolean
  /** The page without spaces and signs. */
  text: string
}

function headOf(page: Page, context: Context): Head | null {
  const sheet = sheetOf([page])
  if (!sheet.rows.some(isTotal)) return null
  const { found } = findNumber({ sheet, names: namesOf(sheet), context, teaching: teachingOf([page], []) })
  if (!found || found.confidence < 0.7 || !invoice.test(found.label ?? "")) return null
  const text = sheet.pieces.map((piece) => squeeze(piece.text)).join(" ")
  return { number: squeeze(found.value), isCredit: /credit/i.test(found.label!), text }
}

const invoice = /factuur|faktuur|invoice|nota|rechnung|rekening|credit/i

const isTotal = (row: Sheet["rows"][number]) =>
  /\b(totaal|total|te betalen|eindbedrag|gesamt)/i.test(row[0]!.text) &&
  row.some(({ text }) => /\d[.,]\d{2}\b/.test(text))

/** A credit note names the invoice that it corrects, and is one of its own. */
const areApart = (one: Head, other: Head) =>
  one.number !== other.number &&
  (one.isCredit !== other.isCredit || (!one.text.includes(other.number) && !other.text.includes(one.number)))
