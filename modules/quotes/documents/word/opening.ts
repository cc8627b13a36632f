import type { FileChild } from "docx"
import { box } from "#src/documents/word/box.ts"
import { addressee } from "#src/documents/word/facts.ts"
import { contentWidth } from "#src/documents/word/page.ts"
import { gap, paragraph, title } from "#src/documents/word/paragraphs.ts"
import { formatLongDay } from "#src/shared/calendar.ts"
import { formatEuro } from "#src/shared/euro.ts"
import { startDay } from "../../planning.ts"
import { clientLines } from "../address.ts"
import type { DocumentInput } from "../document.ts"
import { facts, tasks, titles } from "../nl.ts"
import { offer } from "../terms.nl.ts"
import { validUntil } from "../terms.ts"

/** The first half page of the quotation: to whom, which, how much, until when. */
export function opening(input: DocumentInput): FileChild[] {
  return [
    addressee(
      clientLines(input),
      [
        [facts.number, input.quotationNumber],
        [facts.version, String(input.version)],
        [facts.date, formatLongDay(input.issuedOn)],
        [facts.validUntil, formatLongDay(validUntil(input.issuedOn))],
        ...(input.referenceNumber === null
          ? []
          : [[facts.reference, input.referenceNumber] as [string, string]]),
      ],
      contentWidth.portrait,
    ),
    gap(22),
    title(titles.offerte),
    paragraph(offer.salutation(input.client.name)),
    paragraph(offer.intro(tasks(input.projectTypes))),
    gap(4),
    summary(input),
    gap(10),
    paragraph(offer.notSurveyed),
  ]
}

function summary({ estimate, wantedStart, issuedOn }: DocumentInput) {
  const start = startDay(wantedStart, issuedOn).day
  const third = Math.floor(contentWidth.portrait / 3)
  return box(
    [
      { label: offer.box.total, value: formatEuro(estimate.totals.incVatCents), strong: true },
      { label: offer.box.kind, value: offer.box.guidePrice },
      { label: offer.box.start, value: formatLongDay(start) },
    ],
    [third, third, third],
  )
}
