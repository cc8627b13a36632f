import type { Page } from "../../reading/page.ts"
import { joined } from "../../reading/xml/lines.ts"
import { linesOf } from "../lines/lines.ts"
import { settled } from "../lines/settled.ts"
import type { Found, FoundLine, Lesson, Suggestion, Values } from "../suggestion.ts"
import { creditOf } from "./credit.ts"
import { type Evidence, evidenceOf } from "./evidence.ts"
import { meaningsOf } from "./label.ts"
import { type Labelled, labelledAmounts, roleOf } from "./labelled.ts"
import { taught } from "./lessons.ts"
import { blockedOf, payableOf } from "./payable.ts"
import { type PrintedRow, printedRows } from "./printed.ts"
import { unrounded } from "./rounding.ts"
import { type Solution, solutionsOf } from "./solve.ts"
import { placed, vatRowsOf } from "./vatRows.ts"

export type AmountField =
  | ("netCents" | "vatCents" | "totalCents" | "payableCents" | "blockedCents")
  | ("reverseCharge" | "linesIncludeVat" | "currency")

/** What a document says of money. Cents are negative on a credit note, also when it prints them without a sign. */
export interface AmountReading {
  fields: { [Name in AmountField]?: Found<Values[Name]> }
  others: { [Name in AmountField]?: Found<Values[Name]>[] }
  vat: Suggestion["vat"]
  lines: FoundLine[]
  remarks: string[]
  /** How much looks like a credit note, 0 to 1; and like a receipt. */
  credit: number
  receipt: number
  /** Whether the amounts prove each other: when not, another reading of the same page may be better. */
  closes: boolean
}

export function understandAmounts(pages: Page[], { lessons }: { lessons: Lesson[] }): AmountReading {
  const rows = printedRows(pages)
  const amounts = taught(labelledAmounts(rows), lessons, pages.length)
  const table = linesOf(rows, amounts)
  const evidence = evidenceOf(amounts, table.rows, table.sums, rows.some(untaxed))
  const [likeliest, ...less] = solutionsOf(evidence)
  const { solution, rounded } = likeliest
    ? unrounded(likeliest, evidence, amounts)
    : { solution: undefined, rounded: null }
  const solutions = solution ? [solution, ...less] : []
  const credit = creditOf(rows, solutions[0]?.total ?? 0)
  const sign = credit >= 0.5 && (solutions[0]?.total ?? 0) > 0 ? -1 : 1
  const [best] = solutions
  const asPrinted = best
    ? settled(table.found, wholesOf(best, evidence))
    : table.found.map(({ line }) => line)
  const posted = joined(asPrinted)
  const lines = sign < 0 ? posted.map(turned) : posted
  const remarks = asPrinted.length > posted.length ? ["invoices.linesJoined"] : []
  if (!best) return { ...nothing, lines, remarks, credit, fields: { currency: currencyOf(amounts) } }
  const { fields, others } = fieldsOf(solutions, evidence, asPrinted, sign)
  const vat = vatRowsOf(best, evidence, asPrinted).map((row) => ({
    ...row,
    ...{ baseCents: row.baseCents * sign || 0, vatCents: row.vatCents * sign || 0 },
  }))
  const payable = payableOf(amounts, best, rounded)
  const blocked = blockedOf(amounts, best)
  if (payable) fields.payableCents = { ...payable, value: payable.value * sign }
  if (blocked) fields.blockedCents = { ...blocked, value: blocked.value * sign }
  fields.reverseCharge = reverseCharge(rows, best)
  fields.currency = currencyOf(amounts)
  const receipt = amounts.some((amount) => (amount.roles.till ?? 0) > 0.5) ? 0.6 : 0
  const includes = fields.linesIncludeVat?.value ? 0.3 : 0
  return {
    fields,
    others,
    vat,
    lines,
    remarks,
    credit,
    receipt: receipt + includes,
    closes: best.closes && best.confidence >= 0.85,
  }
}

const nothing: AmountReading = {
  fields: {},
  others: {},
  vat: [],
  lines: [],
  remarks: [],
  credit: 0,
  receipt: 0,
  closes: false,
}

/** What lines may come to: the net, the total on a receipt, or goods before surcharges and discounts. */
function wholesOf({ net, extra, total, confidence }: Solution, { byCents }: Evidence): number[] {
  if (confidence < 0.6) return []
  const goods = byCents.values().filter((one) => roleOf(one, "goods") >= 0.65 && !one.onlyInLines)
  return [...new Set([net, net + extra, total, ...goods.map((one) => one.cents).take(10)])]
}

const turned = (line: FoundLine): FoundLine => ({
  ...line,
  cents: -line.cents || 0,
  quantity: line.quantity === null ? null : -line.quantity,
})

function fieldsOf(solutions: Solution[], evidence: Evidence, lines: readonly FoundLine[], sign: number) {
  const best = solutions[0]!
  const amount = (value: number, confidence: number, at: Labelled | null): Found<number> => ({
    ...{ value: value * sign || 0, confidence },
    reason: at?.learned ? "lesson" : best.closes || !at ? "sum" : at.label ? "label" : "place",
    ...{ label: at?.label ?? null, place: placed(at) },
  })
  const net = (one: Solution) => one.net + one.extra
  const parts = best.closes ? best.confidence : best.confidence * (best.items.length > 0 ? 0.85 : 0.6)
  const fields: AmountReading["fields"] = {
    totalCents: amount(best.total, best.confidence, best.totalAt),
    vatCents: amount(best.vat, parts, best.items.length === 1 ? best.items[0]!.at : null),
    netCents: amount(net(best), parts, best.extra === 0 ? best.netAt : null),
  }
  const sum = lines.reduce((total, line) => total + line.cents, 0)
  if (lines.length > 0 && best.vat !== 0) {
    const known = sum === best.total || sum === net(best) || evidence.reachable.has(best.net)
    const value = sum === best.total || (!known && Math.abs(sum - best.total) < Math.abs(sum - best.net))
    fields.linesIncludeVat = {
      value,
      confidence: known ? 0.97 : 0.5,
      reason: "sum",
      label: null,
      place: null,
    }
  }
  const rest = solutions
    .slice(1)
    .filter((one) => isPlausible(one, best) && !evidence.byCents.get(one.total)?.onlyInLines)
    .slice(0, 3)
  const others: AmountReading["others"] = {
    totalCents: rest.map((one) =>
      amount(one.total, Math.min(one.confidence, best.confidence * 0.5), one.totalAt),
    ),
  }
  return { fields, others }
}

/** Another total is worth showing when it is named so, or follows from a net and its VAT where nothing is sure. */
function isPlausible(one: Solution, best: Solution): boolean {
  const named = one.totalAt ? Math.max(roleOf(one.totalAt, "total"), roleOf(one.totalAt, "payable")) : 0
  const least = best.closes && best.confidence >= 0.9 ? 0.5 : 0.3
  return one.inferred ? !best.closes && one.confidence >= 0.5 : named >= least
}

const says = (row: PrintedRow, meaning: "shifted" | "exempt") => meaningsOf(row.row.text).includes(meaning)

const untaxed = (row: PrintedRow): boolean => says(row, "shifted") || says(row, "exempt")

function reverseCharge(rows: PrintedRow[], best: Solution): Found<boolean> {
  const row = rows.find((one) => says(one, "shifted"))
  const value = row !== undefined && best.vat === 0
  return {
    ...{ value, confidence: value ? best.confidence : row ? 0.6 : 0.95 },
    ...{ reason: row ? "label" : "sum", label: null, place: row ? placeOfRow(row) : null },
  }
}

const placeOfRow = (row: PrintedRow) => ({
  page: row.page,
  box: {
    ...{ left: row.row.left, top: row.row.top },
    ...{ width: row.row.right - row.row.left, height: row.row.bottom - row.row.top },
  },
})

/** The currency that most amounts bear; euros when none does. */
function currencyOf(amounts: Labelled[]): Found<string> {
  const counts = new Map<string, number>()
  for (const { currency } of amounts) if (currency) counts.set(currency, (counts.get(currency) ?? 0) + 1)
  const [most] = [...counts].sort((one, other) => other[1] - one[1])
  const first = amounts.find((amount) => amount.currency === most?.[0])
  const confidence = !most ? 0.85 : counts.size === 1 ? 0.98 : 0.7
  return {
    value: most?.[0] ?? "EUR",
    confidence,
    reason: most ? "label" : "form",
    label: null,
    place: placed(first),
  }
}
