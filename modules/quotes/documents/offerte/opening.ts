import type { Block, Fact } from "#src/documents/blocks.ts"
import { formatLongDay } from "#src/shared/dayWords.ts"
import { formatEuro } from "#src/shared/euro.ts"
import { planFor } from "../../pricing/start.ts"
import { clientLines } from "../address.ts"
import { salutation } from "../addressed.nl.ts"
import type { DocumentInput } from "../document.ts"
import { facts, tasks, titles, totalName } from "../nl.ts"
import { offer } from "../terms.nl.ts"
import { validUntil } from "../terms.ts"

/** The first half page of the quotation: to whom, which, how much, until when. */
export function opening(input: DocumentInput): Block[] {
  const intro = input.referenceNumber === null ? offer.introUnasked : offer.intro
  const replaces = input.version > 1 ? ` ${offer.replaces}` : ""
  return [
    { kind: "addressee", lines: clientLines(input), facts: factsOf(input) },
    { kind: "gap", points: 22 },
    { kind: "title", text: titles.offerte },
    { kind: "paragraph", text: salutation(input.client.name) },
    { kind: "paragraph", text: intro(tasks(input.projectTypes)) + replaces },
    { kind: "gap", points: 4 },
    summary(input),
    { kind: "gap", points: 10 },
    { kind: "paragraph", text: offer.notSurveyed },
  ]
}

const factsOf = (input: DocumentInput): Fact[] => [
  [facts.number, input.quotationNumber],
  [facts.version, String(input.version)],
  [facts.date, formatLongDay(input.issuedOn)],
  [facts.validUntil, formatLongDay(validUntil(input.issuedOn, input.terms))],
  ...(input.referenceNumber === null ? [] : [[facts.reference, input.referenceNumber] as Fact]),
]

function summary(input: DocumentInput): Block {
  const { estimate } = input
  const { dated, start } = planFor(estimate, input)
  return {
    kind: "box",
    parts: [
      { label: totalName(estimate), value: formatEuro(estimate.totals.incVatCents), strong: true },
      { label: offer.box.kind, value: offer.box.guidePrice },
      { label: offer.box.start, value: dated ? formatLongDay(start) : offer.box.agreed },
    ],
  }
}
