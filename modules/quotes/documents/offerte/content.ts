import type { Block } from "#src/documents/blocks.ts"
import type { DocumentInput } from "../document.ts"
import { clauses, sections } from "../terms.nl.ts"
import { textBlocks } from "../writtenText.ts"
import {
  changesSection,
  complaintsSection,
  coolingOffSection,
  paymentSection,
  planningSection,
  warrantySection,
} from "./agreements.ts"
import { linesTable } from "./lines.ts"
import { opening } from "./opening.ts"
import { picturesSection } from "./pictures.ts"
import { list, priceSection } from "./price.ts"
import { agreementSection, withdrawalForm } from "./signing.ts"

/** The quotation as the client signs it, whatever it is printed as. */
export async function offerteContent(input: DocumentInput): Promise<Block[]> {
  const { estimate, consumer, terms: offered } = input
  const parts: [string, Block[]][] = [
    [sections.work, [{ kind: "paragraph", text: clauses.workIntro, keepNext: true }, linesTable(estimate)]],
    [sections.pictures, await picturesSection(input)],
    [sections.price, priceSection(input)],
    [sections.assumptions, list(clauses.assumptionsIntro, estimate.assumptions)],
    [sections.exclusions, list(clauses.exclusionsIntro, estimate.exclusions)],
    [sections.planning, planningSection(input)],
    [sections.payment, paymentSection(input)],
    [sections.changes, changesSection(offered)],
    [sections.warranty, warrantySection(offered)],
    [sections.own, offered.own.flatMap(textBlocks)],
    [sections.complaints, complaintsSection(input)],
    [sections.coolingOff, consumer ? coolingOffSection() : []],
    [sections.agreement, agreementSection(input)],
  ]
  const numbered = parts
    .filter(([, blocks]) => blocks.length > 0)
    .flatMap(([text, blocks], index): Block[] => [
      { kind: "heading", text: `${index + 1}. ${text}` },
      ...blocks,
    ])
  return [...opening(input), ...numbered, ...(consumer ? withdrawalForm(input) : [])]
}
