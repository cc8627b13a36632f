import { formatLongDay, formatWeekday } from "#src/shared/dayWords.ts"
import { formatEuro, formatWholeEuro } from "#src/shared/euro.ts"
import { salutation } from "../documents/addressed.nl.ts"
import { tasks } from "../documents/nl.ts"
import { byPhase } from "../documents/phases.ts"
import { instalments, terms } from "../documents/terms.ts"
import { roundedBand } from "../pricing/band.ts"
import { type Estimate, type EstimateLine, isUnpriced } from "../pricing/line.ts"
import { phaseName } from "../pricing/nl.ts"
import { weeksOf, workingDaysOf } from "../pricing/planning.ts"
import { otherwiseWanted, planFor } from "../pricing/start.ts"
import type { OfferTerms } from "../terms/schema.ts"
import { moments } from "../terms/standard.nl.ts"
import { foreignAmounts } from "./amounts.ts"
import { letter as nl, workingDays } from "./nl.ts"
import { bullets, ended, itemsWithin, oneLine, sentence } from "./plain.ts"
import type { Job } from "./texts.ts"
import { workOf } from "./work.ts"

/** How many characters each part may take, so that even three hundred lines make a text that can be kept. */
const room = { work: 8000, unpriced: 1800, vat: 1200, assumptions: 2300, exclusions: 2300 }

/** The letter to the client that goes with the price. */
export const letterOf = (estimate: Estimate, job: Job): string =>
  [
    salutation(oneLine(job.clientName, 160)),
    ended(nl.thanks(tasks(job.projectTypes), oneLine(job.address, 200))),
    ...understood(estimate, job),
    ...work(estimate),
    ...price(estimate),
    ...unpriced(estimate),
    ...vat(estimate),
    ...list(nl.assumptionsHead, estimate.assumptions, room.assumptions),
    ...list(nl.exclusionsHead, estimate.exclusions, room.exclusions),
    planningOf(estimate, job),
    ...payment(estimate, job.terms),
    nl.validity(job.terms.validityDays),
    nl.closing,
    nl.regards(oneLine(job.companyName, 160)),
  ].join("\n\n")

/** An amount in it would read as a promise of ours; work items that the lines were made of stand below already. */
function understood(estimate: Estimate, { details, terms: offered }: Job): string[] {
  const text = oneLine(details, 600)
  const left =
    text === "" || isWorkItems(details, estimate) || foreignAmounts(text, estimate, offered).length > 0
  return left ? [] : [ended(nl.understood(text))]
}

const isWorkItems = (details: string, { lines }: Estimate) => {
  const items = new Set(details.split("; "))
  return lines.some(({ workItem }) => workItem !== null && items.has(workItem))
}

function work({ lines }: Estimate): string[] {
  if (lines.length === 0) return [nl.noWork]
  let left = room.work
  const phases = byPhase(lines).map(({ phase, lines: own, totalCents }) => {
    const open = own.every(isUnpriced)
    const head = open
      ? nl.phaseHeadUnpriced(phaseName[phase])
      : nl.phaseHead(phaseName[phase], formatEuro(totalCents))
    const items = itemsWithin(own.map(open ? workOf : workItem), Math.max(0, left), nl.moreWork)
    const text = `${head}\n${bullets(items)}`
    left -= text.length
    return text
  })
  return [nl.workHead, ...phases]
}

const workItem = (line: EstimateLine) => (isUnpriced(line) ? nl.toPrice(workOf(line)) : workOf(line))

const isPriced = ({ lines }: Estimate) => lines.some((line) => !isUnpriced(line))

function price(estimate: Estimate): string[] {
  if (!isPriced(estimate)) return [nl.noPrice]
  const { totals, reverseCharge } = estimate
  const vatLines = reverseCharge
    ? [nl.reversed(reverseCharge.btwId)]
    : totals.vat.map((part) => nl.vat(part.rate, formatEuro(part.baseCents), formatEuro(part.vatCents)))
  const items = [nl.exVat(formatEuro(totals.exVatCents)), ...vatLines]
  const total = reverseCharge ? [] : [nl.incVat(formatEuro(totals.incVatCents))]
  const { lowCents, highCents } = roundedBand(totals)
  const band = nl.band(formatWholeEuro(lowCents), formatWholeEuro(highCents))
  return [
    `${nl.priceHead}\n${bullets([...items, ...total])}`,
    `${band} ${nl.guidePrice(terms.guidePricePercent)}`,
  ]
}

const unpriced = ({ lines }: Estimate) =>
  list(nl.unpricedHead, lines.filter(isUnpriced).map(workOf), room.unpriced, nl.moreWork)

function vat({ lines, reverseCharge }: Estimate): string[] {
  if (reverseCharge) return [nl.reversedReason(reverseCharge.btwId)]
  return list(nl.vatHead, vatReasons(lines), room.vat)
}

/** The lowest rate first; when there is more than one reason, with the work that each is about. */
export function vatReasons(lines: EstimateLine[]): string[] {
  const byRate = lines.toSorted((a, b) => a.vatRate - b.vatRate)
  const reasons = Map.groupBy(byRate, ({ vatRate, vatReason }) => nl.vatReason(vatRate, sentence(vatReason)))
  if (reasons.size < 2) return [...reasons.keys()]
  return [...reasons.values()].map((own) => {
    const { vatRate, vatReason } = own[0]!
    const phases = byPhase(own).map(({ phase }) => phaseName[phase])
    return nl.vatReasonOf(inARow(phases), vatRate, sentence(vatReason))
  })
}

const inARow = ([first = "", ...others]: string[]) =>
  [first, ...others.map((name) => name.toLowerCase())].join(", ")

function list(head: string, texts: string[], most: number, others = nl.more): string[] {
  const items = itemsWithin(
    texts.map((text) => oneLine(text, 500)),
    most,
    others,
  )
  return items.length === 0 ? [] : [`${head}\n${bullets(items)}`]
}

/** When the work can be done, in a few sentences. */
export function planningOf(
  estimate: Estimate,
  { issuedOn = estimate.pricedOn, wantedStart = null, start }: Job,
): string {
  if (!isPriced(estimate)) return nl.noPlanning
  const begin = { issuedOn, wantedStart, start }
  const plan = planFor(estimate, begin)
  const wanted = otherwiseWanted(plan, begin) ? [nl.wanted(formatLongDay(wantedStart!))] : []
  const days = workingDays(plan.workingDays)
  const when = plan.dated
    ? nl.planning(formatWeekday(plan.start), days, formatWeekday(plan.end))
    : nl.planningOpen(days, weeksOf(plan))
  const order = plan.activities
    .filter(({ duration }) => duration > 0)
    .map(({ stage }) => stage.activity.toLowerCase())
  return [...wanted, when, ...(order.length > 1 ? [nl.order(order.join("; "))] : [])].join(" ")
}

function payment(estimate: Estimate, offered: OfferTerms): string[] {
  const total = estimate.totals.incVatCents
  if (total <= 0) return []
  const parts = instalments(total, workingDaysOf(estimate), offered)
  if (parts.length === 1) return [atOnce(parts[0]!.moment, offered)]
  const items = parts.map(({ moment, percent, cents }) => nl.instalment(moment, percent, formatEuro(cents)))
  return [`${nl.paymentHead}\n${bullets(items)}`, nl.payment(offered.paymentDays)]
}

const atOnce = (moment: string, { paymentDays }: OfferTerms) =>
  moment === moments.handover ? nl.paymentAtOnce(paymentDays) : nl.paymentOnce(moment, paymentDays)
