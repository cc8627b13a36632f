import type { Block, TableRow } from "#src/documents/blocks.ts"
import { filled } from "#src/documents/sender.ts"
import { isoWeek } from "#src/shared/days.ts"
import { formatLongDay, formatWeekday } from "#src/shared/dayWords.ts"
import { formatEuro } from "#src/shared/euro.ts"
import { type Plan, weeksOf, workingDaysOf } from "../../pricing/planning.ts"
import { otherwiseWanted, planFor } from "../../pricing/start.ts"
import type { OfferTerms } from "../../terms/schema.ts"
import { moments } from "../../terms/standard.nl.ts"
import { unbroken } from "../address.ts"
import type { DocumentInput } from "../document.ts"
import { listed, totalName } from "../nl.ts"
import { clauses, coolingOff, paymentTable } from "../terms.nl.ts"
import { instalments, terms } from "../terms.ts"
import { textBlocks } from "../writtenText.ts"

export const paragraphs = (...texts: string[]): Block[] => texts.map((text) => ({ kind: "paragraph", text }))

export function planningSection(input: DocumentInput): Block[] {
  const plan = planFor(input.estimate, input)
  const wanted = otherwiseWanted(plan, input)
    ? [clauses.planningWanted(formatLongDay(input.wantedStart!))]
    : []
  const leads =
    plan.leads.length > 0
      ? [clauses.planningLeads(listed(plan.leads.map(({ what, weeks }) => clauses.lead(what, weeks))))]
      : []
  return paragraphs([...wanted, when(plan), ...leads, clauses.planningFirm].join(" "))
}

function when(plan: Plan): string {
  const { dated, start, end, workingDays } = plan
  const day = formatWeekday(start)
  if (start === end) return dated ? clauses.planningDay(day, isoWeek(start)) : clauses.planningOpenDay
  return dated
    ? clauses.planning(day, isoWeek(start), workingDays, formatWeekday(end))
    : clauses.planningOpen(workingDays, weeksOf(plan))
}

export function paymentSection({ estimate, company, terms: offered }: DocumentInput): Block[] {
  const { iban, companyName } = company
  const account = iban ? clauses.paymentAccount(unbroken(iban), companyName) : ""
  const total = estimate.totals.incVatCents
  const parts = instalments(total, workingDaysOf(estimate), offered)
  if (parts.length === 1) return paragraphs(`${atOnce(parts[0]!.moment, offered)}${account}.`)
  const rows = parts.map(
    ({ moment, percent, cents }, index): TableRow => ({
      cells: [String(index + 1), moment, `${percent}%`, formatEuro(cents)],
    }),
  )
  const amount = estimate.reverseCharge ? paymentTable.amountShifted : paymentTable.amount
  return [
    {
      kind: "table",
      columns: [
        { head: paymentTable.instalment, width: 55 },
        { head: paymentTable.when },
        { head: paymentTable.share, width: 60, align: "right" },
        { head: amount, width: 100, align: "right" },
      ],
      rows: [...rows, { kind: "total", cells: [totalName(estimate), formatEuro(total)] }],
      together: true,
    },
    { kind: "gap", points: 8 },
    ...paragraphs(`${clauses.payment(offered.paymentDays)}${account}.`),
  ]
}

const atOnce = (moment: string, { paymentDays }: OfferTerms) =>
  moment === moments.handover ? clauses.paymentAtOnce(paymentDays) : clauses.paymentOnce(moment, paymentDays)

export const changesSection = ({ materials }: OfferTerms): Block[] => [
  ...paragraphs(clauses.guidePrice(terms.guidePricePercent), clauses.extraWork),
  ...(materials.printed ? textBlocks(materials.text) : []),
]

/** Whether and how the work is insured is said by the company, or later. */
export function warrantySection({ insurance }: OfferTerms): Block[] {
  const [work, warning, damage, handover] = clauses.warranty
  const insured = insurance.printed ? textBlocks(insurance.text) : []
  const liable = insurance.printed ? damage : `${damage} ${clauses.insuredLater}`
  return [...paragraphs(work, warning, liable), ...insured, ...paragraphs(handover)]
}

export function complaintsSection({ company }: DocumentInput): Block[] {
  const ways = filled([
    ["", company.contactEmail],
    ["", unbroken(company.phone)],
  ]).map(([, way]) => way)
  const where = ways.length > 0 ? clauses.complaintsAt(ways.join(" of ")) : ""
  return paragraphs(clauses.complaints(where, terms.complaintDays))
}

export const coolingOffSection = (): Block[] =>
  paragraphs(coolingOff.right(terms.coolingOffDays), coolingOff.how, coolingOff.effect(terms.coolingOffDays))
