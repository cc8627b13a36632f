import type { Block, Fact } from "#src/documents/blocks.ts"
import type { Day } from "#src/shared/days.ts"
import { formatLongDay } from "#src/shared/dayWords.ts"
import type { IntakeChecklist } from "../checks/schema.ts"
import type { Room } from "../rooms/schema.ts"
import { agreements } from "./agreed.ts"
import { attention } from "./attention.ts"
import { checks, differences } from "./checked.ts"
import { measurements } from "./measured.ts"
import { reportPaper as nl } from "./paper.nl.ts"
import type { Signed } from "./pictures.ts"
import { floorPlans, type Planned } from "./planned.ts"
import type { Visit } from "./schema.ts"

/** All that was taken on site but its photos. */
export interface ReportContent {
  project: string
  client: string
  address: string
  day: Day
  checklist: IntakeChecklist
  rooms: Room[]
  visit: Visit
}

/** The head, and what stands before the photos; never an amount of money. */
export function reportContent(
  content: ReportContent,
  signatures: readonly Signed[],
  plans: readonly Planned[],
): Block[] {
  const { checklist, rooms, visit } = content
  return [
    { kind: "addressee", lines: [], facts: facts(content) },
    { kind: "gap", points: 14 },
    { kind: "title", text: nl.title },
    ...present(visit),
    ...attention(checklist),
    ...checks(checklist),
    ...differences(checklist.questions),
    ...measurements(rooms),
    ...floorPlans(plans),
    ...agreements(visit, signatures),
  ]
}

const facts = ({ project, client, address, day }: ReportContent): Fact[] => {
  const all: Fact[] = [
    [nl.project, project],
    [nl.client, client],
    [nl.address, address],
    [nl.day, formatLongDay(day)],
  ]
  return all.filter(([, value]) => value !== "")
}

function present({ people }: Visit): Block[] {
  if (people.length === 0) return []
  const names = people.map(({ name, role }) => `${name} (${nl.role[role]})`).join(", ")
  return [{ kind: "paragraph", text: [{ text: `${nl.present}: `, bold: true }, { text: names }] }]
}
