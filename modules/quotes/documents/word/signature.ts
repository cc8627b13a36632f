import type { FileChild } from "docx"
import { cleanLine } from "#src/documents/text.ts"
import { form } from "#src/documents/word/form.ts"
import { contentWidth } from "#src/documents/word/page.ts"
import { bold, gap, paragraph, runs, small } from "#src/documents/word/paragraphs.ts"
import { agreement, withdrawal } from "../terms.nl.ts"

/** Room for both to sign, side by side, never split over two pages. */
export function signatures(companyName: string): FileChild[] {
  const fields = agreement.fields.map((label) => ({ label, room: label === agreement.signature ? 64 : 26 }))
  const columns = [agreement.client, agreement.company(companyName)].map((head) => ({ head, fields }))
  return [form(columns, contentWidth.portrait), gap(2)]
}

/** The form with which a consumer can withdraw, on a page of its own. */
export function withdrawalForm(to: string[], tasks: string, quotationNumber: string): FileChild[] {
  const fields = withdrawal.fields.map((label) => ({ label, room: 46 }))
  return [
    paragraph(withdrawal.title, { style: "Heading1", pageBreakBefore: true }),
    paragraph(runs(withdrawal.note, { italics: true })),
    paragraph([...bold(`${withdrawal.to}: `), ...runs(to.map(cleanLine).join(", "))]),
    paragraph(withdrawal.statement),
    paragraph(bold(withdrawal.service(tasks, quotationNumber))),
    form([{ fields }], contentWidth.portrait),
    gap(16),
    small(withdrawal.strike),
  ]
}
