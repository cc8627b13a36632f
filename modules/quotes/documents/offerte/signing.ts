import type { Block } from "#src/documents/blocks.ts"
import { addressLines, filled } from "#src/documents/sender.ts"
import { formatLongDay } from "#src/shared/dayWords.ts"
import { formatEuro } from "#src/shared/euro.ts"
import type { OfferTerms } from "../../terms/schema.ts"
import type { DocumentInput } from "../document.ts"
import { tasks } from "../nl.ts"
import { agreement, coolingOff, withdrawal } from "../terms.nl.ts"
import { terms } from "../terms.ts"

/** What is signed for, and room for both to sign: together on one page, with the form that follows it. */
export function agreementSection(input: DocumentInput): Block[] {
  const { quotationNumber, version, issuedOn, estimate, consumer, company } = input
  const amount = agreement.price(formatEuro(estimate.totals.incVatCents), estimate.reverseCharge !== null)
  const low = estimate.lines.some((line) => line.vatRate === 9) ? [agreement.lowVat] : []
  const given = named(input.terms)
  const text = [
    agreement.text(quotationNumber, version, formatLongDay(issuedOn), amount),
    ...low,
    ...given,
  ].join(" ")
  const early: Block[] = consumer ? [{ kind: "check", text: coolingOff.early(terms.coolingOffDays) }] : []
  const fields = agreement.fields.map((label) => ({ label, room: label === agreement.signature ? 44 : 20 }))
  const columns = [agreement.client, agreement.company(company.companyName)].map((head) => ({ head, fields }))
  return [
    { kind: "paragraph", text, keepNext: true },
    ...early,
    { kind: "form", columns, keepNext: consumer },
  ]
}

/** The general conditions that come with it. */
const named = ({ conditions }: OfferTerms): string[] =>
  conditions ? [agreement.conditions(conditions.title, formatLongDay(conditions.date))] : []

/** The form with which a consumer can withdraw, to be cut off: under the signatures, or it has a page to itself. */
export function withdrawalForm({ company, projectTypes, quotationNumber }: DocumentInput): Block[] {
  const to = [
    ...filled([["", company.companyName]]).map(([, name]) => name),
    ...addressLines(company.address),
    ...filled([["", company.contactEmail]]).map(([, email]) => email),
  ]
  const service = withdrawal.service(tasks(projectTypes), quotationNumber)
  return [
    { kind: "heading", text: withdrawal.title },
    {
      kind: "paragraph",
      text: [{ text: `${withdrawal.note} ${withdrawal.strike}`, italic: true }],
      keepNext: true,
    },
    {
      kind: "paragraph",
      text: [{ text: `${withdrawal.to}: `, bold: true }, { text: to.join(", ") }],
      keepNext: true,
    },
    { kind: "paragraph", text: withdrawal.statement, keepNext: true },
    { kind: "paragraph", text: [{ text: service, bold: true }], keepNext: true },
    { kind: "form", columns: withdrawal.fields.map((labels) => ({ fields: labels.map(toFill) })) },
  ]
}

const toFill = (label: string) => ({ label, room: 24 })
