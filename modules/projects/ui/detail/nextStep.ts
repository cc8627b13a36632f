import { formatDay } from "#src/shared/days.ts"
import { formatWholeEuro } from "#src/shared/euro.ts"
import { t } from "#ui/lib/i18n.ts"
import { isBegun } from "../../rules.ts"
import type { Costs, Project } from "../../schema.ts"
import { statePlace } from "./statePlace.ts"

export interface NextStep {
  tone: "bad" | "warn"
  title: string
  text: string
  action: string
  href: string
  /** What takes the focus there. */
  focus?: string
}

/** The first thing that must happen to a job now. `costs` undefined: not known yet. */
export function nextStepOf(project: Project, costs: Costs | undefined): NextStep | undefined {
  const { id, status, lead, archivedAt, startDate, endDate, delayed, progress } = project
  if (archivedAt !== null || status === "completed" || lead) return undefined
  const planning = `/project-timeline?plan=${id}`
  if (startDate === null) return { tone: "warn", ...words("plan"), href: planning }
  const loss = lossOf(project, costs)
  if (loss) return { tone: "bad", ...words("losing", loss), href: "?tab=kosten" }
  const [late] = costs?.commitments.filter((order) => order.late) ?? []
  if (late?.expectedOn) {
    const order = { supplier: late.supplier, what: late.description, day: formatDay(late.expectedOn) }
    return { tone: "warn", ...words("order", order), href: "?tab=kosten" }
  }
  if (status === "active" && progress === 100)
    return { tone: "warn", ...words("deliver"), href: "?tab=overzicht", focus: statePlace }
  if (delayed)
    return { tone: "warn", ...words("late", { day: formatDay(endDate!), ...project }), href: planning }
  return undefined
}

/** As the owner's notice has it (../../losing.ts). */
function lossOf({ status }: Project, costs: Costs | undefined) {
  const expected = costs?.total.expected
  if (status !== "active" || !costs?.estimatedNet || typeof expected !== "number") return undefined
  const { estimatedNet: agreed, lines, commitments } = costs
  const orders = commitments.filter(({ cancelled }) => !cancelled)
  if (expected <= agreed || !isBegun(lines.length, orders.length)) return undefined
  const whole = (euros: number) => formatWholeEuro(Math.round(euros * 100))
  return { loss: whole(expected - agreed), expected: whole(expected), agreed: whole(agreed) }
}

const words = (step: "plan" | "losing" | "order" | "deliver" | "late", values: object = {}) => ({
  title: t(`projects.detail.next.${step}`, { ...values }),
  text: t(`projects.detail.next.${step}Text`, { ...values }),
  action: t(`projects.detail.next.${step}Action`),
})
