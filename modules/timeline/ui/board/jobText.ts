import { shortDay } from "#ui/lib/dates.ts"
import { t } from "#ui/lib/i18n.ts"
import type { TimelineProject, TimelineWeek } from "../../schema.ts"
import { spanOf } from "../../week.ts"
import { jobOf } from "../planning.ts"

/** Accepted work without days yet, or work whose last day is over. */
export function jobsIn({ projects, ...week }: TimelineWeek, of: "unplanned" | "overdue"): TimelineProject[] {
  const ids = new Set(of === "unplanned" ? week.unplannedIds : week.overdueIds)
  return projects.filter(({ id }) => ids.has(id))
}

/** '11 dagen, klant wil vanaf ma 7 dec', 'eindigde vr 20 nov' */
export function jobText(project: TimelineProject, week: TimelineWeek): string {
  const span = spanOf(project)
  if (span) return t("timeline.card.ended", { day: shortDay(span.to) })
  const job = jobOf(project, week)
  if (!job) return t("timeline.board.unknownDays")
  const { days, notBefore } = job
  const takes = t("timeline.board.takes", { count: days })
  return notBefore && notBefore.day > week.today
    ? `${takes}, ${t(`timeline.board.waits.${notBefore.why}`, { day: shortDay(notBefore.day) })}`
    : takes
}
