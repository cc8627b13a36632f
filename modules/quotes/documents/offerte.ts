import type { FileChild } from "docx"
import { addressLines, filled } from "#src/documents/sender.ts"
import { wordFile } from "#src/documents/word/file.ts"
import { heading, paragraph } from "#src/documents/word/paragraphs.ts"
import type { DocumentInput } from "./document.ts"
import { named, tasks, titles } from "./nl.ts"
import { clauses, sections } from "./terms.nl.ts"
import { terms } from "./terms.ts"
import { linesTable } from "./word/lines.ts"
import { opening } from "./word/opening.ts"
import {
  agreementSection,
  complaintsSection,
  coolingOffSection,
  list,
  paymentSection,
  planningSection,
  priceSection,
} from "./word/sections.ts"
import { withdrawalForm } from "./word/signature.ts"

/** The quotation as the client signs it. */
export function offerte(input: DocumentInput): Promise<Uint8Array> {
  const parts: [string, FileChild[]][] = [
    [sections.work, [paragraph(clauses.workIntro, { keepNext: true }), linesTable(input.estimate)]],
    [sections.price, priceSection(input)],
    [sections.assumptions, list(clauses.assumptionsIntro, input.estimate.assumptions)],
    [sections.exclusions, list(clauses.exclusionsIntro, input.estimate.exclusions)],
    [sections.planning, planningSection(input)],
    [sections.payment, paymentSection(input)],
    [
      sections.changes,
      [paragraph(clauses.guidePrice(terms.guidePricePercent)), paragraph(clauses.extraWork)],
    ],
    [sections.warranty, clauses.warranty.map((text) => paragraph(text))],
    [sections.complaints, complaintsSection(input)],
    [sections.coolingOff, input.consumer ? coolingOffSection() : []],
    [sections.agreement, agreementSection(input)],
  ]
  const numbered = parts
    .filter(([, children]) => children.length > 0)
    .flatMap(([text, children], index) => [heading(`${index + 1}. ${text}`), ...children])
  const form = input.consumer
    ? withdrawalForm(sender(input), tasks(input.projectTypes), input.quotationNumber)
    : []
  return wordFile({
    sender: input.company,
    title: `${titles.offerte} ${input.quotationNumber}`,
    reference: named("offerte", input),
    children: [...opening(input), ...numbered, ...form],
  })
}

const sender = ({ company }: DocumentInput): string[] => [
  ...filled([["", company.companyName]]).map(([, name]) => name),
  ...addressLines(company.address),
  ...filled([["", company.contactEmail]]).map(([, email]) => email),
]
