import type { Block } from "#src/documents/blocks.ts"
import { formatQuantity } from "#src/shared/euro.ts"
import { filled } from "#src/shared/filled.ts"
import { typeLabels } from "#src/shared/projectTypes.ts"
import type { CheckItem, IntakeChecklist, SiteQuestion } from "../checks/schema.ts"
import { photoPaper } from "../photos/paper.nl.ts"
import { reportPaper as nl } from "./paper.nl.ts"
import { table } from "./parts.ts"

/** The list as it stands; one that nobody began says nothing. */
export function checks({ begun, projectType, items }: IntakeChecklist): Block[] {
  if (!begun) return []
  return [
    { kind: "heading", text: filled(nl.checks.title, { type: typeLabels[projectType].toLowerCase() }) },
    table(
      [
        { head: nl.checks.item },
        { head: nl.checks.done, width: 62 },
        { head: nl.checks.number, width: 62, align: "right" },
        { head: nl.checks.note, width: 165 },
      ],
      items.map((item) => [
        item.required ? filled(nl.checks.required, { text: item.text }) : item.text,
        item.done ? nl.checks.yes : nl.checks.no,
        numberText(item),
        [item.note, photosText(item)].filter(Boolean).join("\n"),
      ]),
    ),
  ]
}

const numberText = ({ number, unit }: CheckItem) =>
  number === null ? "" : [formatQuantity(number), unit].join(" ").trim()

/** By their titles, under which they stand among the photos of the report. */
const photosText = ({ photos }: CheckItem) =>
  photos.length === 0
    ? ""
    : filled(photoPaper.ofItem, { titles: photos.map(({ title }) => title).join(", ") })

/** Where what was found is not what the quotation was made with. */
export function differences(questions: SiteQuestion[]): Block[] {
  const other = questions.filter(
    ({ found, quoted, foundText, quotedText }) =>
      found !== null && (quoted === null || foundText !== quotedText),
  )
  if (other.length === 0) return []
  return [
    { kind: "heading", text: nl.found.title },
    table(
      [
        { head: nl.found.question },
        { head: nl.found.before, width: 140 },
        { head: nl.found.after, width: 140 },
      ],
      other.map(({ label, quotedText, foundText }) => [label, quotedText || nl.found.unknown, foundText]),
    ),
  ]
}
