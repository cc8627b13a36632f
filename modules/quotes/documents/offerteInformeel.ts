import type { FileChild } from "docx"
import { box } from "#src/documents/word/box.ts"
import { addressee } from "#src/documents/word/facts.ts"
import { wordFile } from "#src/documents/word/file.ts"
import { contentWidth } from "#src/documents/word/page.ts"
import { bold, gap, item, paragraph, runs, subheading } from "#src/documents/word/paragraphs.ts"
import { formatLongDay, formatWeekday } from "#src/shared/dayWords.ts"
import { formatEuro, formatWholeEuro } from "#src/shared/euro.ts"
import { roundedBand } from "../pricing/band.ts"
import { type Estimate, isUnpriced } from "../pricing/line.ts"
import { phaseName } from "../pricing/nl.ts"
import type { Plan } from "../pricing/planning.ts"
import { planFor } from "../pricing/start.ts"
import { clientLines, unbroken } from "./address.ts"
import type { DocumentInput } from "./document.ts"
import { letter } from "./letter.nl.ts"
import { facts, listed, named, price, tasks, titles } from "./nl.ts"
import { byPhase } from "./phases.ts"
import { validUntil } from "./terms.ts"

/** A friendly letter of one page: the price, what we will do, when, and how to go on. */
export function offerteInformeel(input: DocumentInput): Promise<Uint8Array> {
  const { company, client, estimate, issuedOn, quotationNumber } = input
  const thanks = input.referenceNumber === null ? letter.thanksUnasked : letter.thanks
  const plan = planFor(estimate, input)
  return wordFile({
    sender: company,
    title: `${titles.offerteInformeel} ${quotationNumber}`,
    reference: named("offerteInformeel", input),
    children: [
      addressee(
        clientLines(input),
        [
          [facts.number, quotationNumber],
          [facts.date, formatLongDay(issuedOn)],
        ],
        contentWidth.portrait,
      ),
      gap(20),
      paragraph(letter.salutation(client.name)),
      paragraph(thanks(tasks(input.projectTypes))),
      gap(2),
      priceBox(input, plan),
      ...priceNotes(estimate),
      subheading(letter.whatHead),
      ...whatWeDo(estimate),
      subheading(letter.whenHead),
      paragraph(when(plan)),
      subheading(letter.nextHead),
      paragraph(letter.next(ways(input))),
      paragraph(letter.formal(quotationNumber, formatLongDay(validUntil(issuedOn, input.terms)))),
      paragraph(letter.regards, { keepNext: true, spacing: { before: 200, after: 300 } }),
      paragraph(bold(company.companyName)),
    ],
  })
}

function when({ dated, start, end, workingDays }: Plan): string {
  if (!dated) return letter.whenAgreed(workingDays)
  const first = formatWeekday(start)
  return start === end ? letter.whenDay(first) : letter.when(first, workingDays, formatLongDay(end))
}

function priceBox({ estimate: { totals, reverseCharge } }: DocumentInput, plan: Plan): FileChild {
  const labels = { ...letter.boxes, ...(reverseCharge ? letter.boxesShifted : {}) }
  const band = roundedBand(totals)
  const range = letter.range(formatWholeEuro(band.lowCents), formatWholeEuro(band.highCents))
  const widths = [2800, contentWidth.portrait - 2800 - 2600, 2600]
  return box(
    [
      { label: labels.price, value: formatEuro(totals.incVatCents), strong: true },
      { label: labels.range, value: range },
      { label: labels.start, value: plan.dated ? formatLongDay(plan.start) : letter.agreed },
    ],
    widths,
  )
}

/** What the price leaves out: VAT that the client pays himself, and work without a price yet. */
function priceNotes({ lines, reverseCharge }: Estimate): FileChild[] {
  const open = lines.filter(isUnpriced).map((line) => lowerFirst(line.description))
  const named = open.slice(0, mostNamed)
  const works = open.length > named.length ? [...named, letter.others(open.length - named.length)] : named
  const notes = [
    ...(reverseCharge ? [letter.shifted(price.shiftedTo(reverseCharge.btwId))] : []),
    ...(open.length > 0 ? [letter.toBePriced(listed(works))] : []),
  ]
  return notes.length > 0 ? [gap(8), ...notes.map((text) => paragraph(text))] : []
}

const mostNamed = 5

/** The phases that cost most, in the order of the job: more would push the letter to a second page. */
function whatWeDo(estimate: Estimate): FileChild[] {
  // A discount is not work.
  const all = byPhase(estimate.lines.filter((line) => line.totalCents >= 0))
  const largest = new Set(all.toSorted((a, b) => b.totalCents - a.totalCents).slice(0, mostPhases))
  const items = all
    .filter((group) => largest.has(group))
    .map(({ phase, lines }) => {
      const main = lines.toSorted((a, b) => b.totalCents - a.totalCents).slice(0, 2)
      const parts = main.map((line) => lowerFirst(line.description)).join("; ")
      return item([...bold(phaseName[phase]), ...runs(`: ${parts}`)])
    })
  return all.length > mostPhases ? [...items, paragraph(letter.more)] : items
}

const mostPhases = 8

/** 'Plafond stucen' inside a sentence; abbreviations such as 'PVC' keep their capitals. */
const lowerFirst = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text

function ways({ company: { phone, contactEmail } }: DocumentInput): string {
  if (phone && contactEmail) return letter.ways.both(unbroken(phone), contactEmail)
  if (phone) return letter.ways.phone(unbroken(phone))
  return contactEmail ? letter.ways.email(contactEmail) : letter.ways.none
}
