import type { Block } from "#src/documents/blocks.ts"
import { dayOf } from "#src/shared/calendar.ts"
import { formatDay } from "#src/shared/days.ts"
import { filled } from "#src/shared/filled.ts"
import type { IntakeChecklist, Warning } from "../checks/schema.ts"
import { reportPaper as nl } from "./paper.nl.ts"
import { listed, paragraph } from "./parts.ts"

/** What nobody may overlook, before all else. */
export function attention({ begun, items, warnings }: IntakeChecklist): Block[] {
  const open = warnings.filter((warning) => warning.open)
  const settled = warnings.filter((warning) => !warning.open)
  const unticked = begun ? items.filter(({ required, done }) => required && !done) : []
  const calm = open.length === 0 && unticked.length === 0
  return [
    { kind: "heading", text: nl.attention.title },
    ...open.flatMap(warningBlocks),
    ...listed(
      nl.attention.unticked,
      unticked.map(({ text }) => text),
    ),
    ...(calm && begun ? [paragraph(nl.attention.none)] : []),
    ...(begun ? [] : [paragraph(nl.attention.noList)]),
    ...listed(nl.attention.settled, settled.map(settledText)),
  ]
}

const warningBlocks = ({ title, stops, why, advice, who, source }: Warning): Block[] => [
  { kind: "subheading", text: stops ? filled(nl.attention.stops, { title }) : title },
  told(nl.attention.why, why, true),
  told(nl.attention.advice, advice, true),
  told(nl.attention.who, who, true),
  told(nl.attention.source, source, false),
]

const told = (label: string, text: string, keepNext: boolean): Block => ({
  ...{ kind: "paragraph", keepNext },
  text: [{ text: label, bold: true }, { text }],
})

const settledText = ({ title, file, reason, settled }: Warning) =>
  filled(nl.attention.settledBy, {
    ...{ title, how: file?.name ?? reason, by: settled?.by ?? "" },
    day: settled ? formatDay(dayOf(new Date(settled.at))) : "",
  })
