import type { FileChild } from "docx"
import { filled } from "#src/documents/sender.ts"
import { contentWidth } from "#src/documents/word/page.ts"
import { gap, item, paragraph, subheading } from "#src/documents/word/paragraphs.ts"
import { table } from "#src/documents/word/table.ts"
import { formatLongDay, formatWeekday } from "#src/shared/calendar.ts"
import { isoWeek } from "#src/shared/days.ts"
import { formatEuro } from "#src/shared/euro.ts"
import { schedule, startDay } from "../../planning.ts"
import { unbroken } from "../address.ts"
import type { DocumentInput } from "../document.ts"
import { price } from "../nl.ts"
import { agreement, clauses, coolingOff, paymentTable } from "../terms.nl.ts"
import { instalments, terms } from "../terms.ts"
import { signatures } from "./signature.ts"
import { bandBox, totalsTable } from "./totals.ts"

export function priceSection({ estimate }: DocumentInput): FileChild[] {
  const { totals } = estimate
  const lowReasons = [
    ...new Set(estimate.lines.filter((line) => line.vatRate === 9).map((line) => line.vatReason)),
  ]
  return [
    totalsTable(totals),
    gap(8),
    ...list(clauses.lowVat, lowReasons),
    subheading(clauses.band),
    bandBox(totals),
    gap(8),
    paragraph(clauses.bandMeaning(formatEuro(totals.lowCents), formatEuro(totals.highCents))),
  ]
}

export const list = (intro: string, items: string[]): FileChild[] =>
  items.length === 0 ? [] : [paragraph(intro, { keepNext: true }), ...items.map((text) => item(text))]

export function planningSection({ estimate, wantedStart, issuedOn }: DocumentInput): FileChild[] {
  const start = startDay(wantedStart, issuedOn)
  const plan = schedule(estimate, start.day)
  const wanted =
    start.wanted && wantedStart && wantedStart !== plan.start
      ? [clauses.planningWanted(formatLongDay(wantedStart))]
      : []
  const when = clauses.planning(
    formatWeekday(plan.start),
    isoWeek(plan.start),
    plan.workingDays,
    formatWeekday(plan.end),
  )
  return [paragraph([...wanted, when, clauses.planningFirm].join(" "))]
}

export function paymentSection({ estimate, company }: DocumentInput): FileChild[] {
  const { iban, companyName } = company
  const account = iban ? clauses.paymentAccount(unbroken(iban), companyName) : ""
  const total = estimate.totals.incVatCents
  const rows = instalments(total).map(({ moment, percent, cents }, index) => ({
    cells: [String(index + 1), paymentTable.moments[moment], `${percent}%`, formatEuro(cents)],
  }))
  return [
    table(paymentColumns, [...rows, { kind: "total", cells: [price.incVat, formatEuro(total)] }], {
      together: true,
    }),
    gap(8),
    paragraph(`${clauses.payment(terms.paymentDays)}${account}.`),
  ]
}

export function complaintsSection({ company }: DocumentInput): FileChild[] {
  const ways = filled([
    ["", company.contactEmail],
    ["", unbroken(company.phone)],
  ]).map(([, way]) => way)
  const where = ways.length > 0 ? clauses.complaintsAt(ways.join(" of ")) : ""
  return [paragraph(clauses.complaints(where, terms.complaintDays))]
}

export const coolingOffSection = (): FileChild[] => [
  paragraph(coolingOff.right(terms.coolingOffDays)),
  paragraph(coolingOff.how),
  paragraph(coolingOff.effect(terms.coolingOffDays)),
]

export function agreementSection(input: DocumentInput): FileChild[] {
  const { quotationNumber, version, issuedOn, estimate, consumer, company } = input
  const total = formatEuro(estimate.totals.incVatCents)
  const low = estimate.lines.some((line) => line.vatRate === 9) ? [agreement.lowVat] : []
  const text = [agreement.text(quotationNumber, version, formatLongDay(issuedOn), total), ...low].join(" ")
  const early = consumer ? [paragraph(`☐  ${coolingOff.early(terms.coolingOffDays)}`, earlyStyle)] : []
  return [paragraph(text, together), ...early, ...signatures(company.companyName)]
}

// The signatures never stand alone on a page: what is signed for stays with them.
const together = { keepNext: true, keepLines: true }
const earlyStyle = { ...together, indent: { left: 340, hanging: 340 } }

const paymentColumns = [
  { head: paymentTable.instalment, width: 1100 },
  { head: paymentTable.when, width: contentWidth.portrait - 1100 - 1200 - 2000 },
  { head: paymentTable.share, width: 1200, align: "right" as const },
  { head: paymentTable.amount, width: 2000, align: "right" as const },
]
