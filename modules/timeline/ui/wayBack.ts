import { isoWeek } from "#src/shared/days.ts"
import { spanText } from "#ui/lib/dates.ts"
import { t } from "#ui/lib/i18n.ts"
import { offerUndo } from "#ui/lib/undo.ts"
import type { Planned, TimelineProject, TimelineWeek } from "../schema.ts"
import { peopleIn, spanOf } from "../week.ts"
import { api } from "./api.ts"
import { focusCard } from "./cardFocus.ts"
import { firstDayAmong, planOf } from "./planning.ts"
import { affectedPaths } from "./useReplan.ts"
import { hrefOfWeek } from "./useWeekAddress.ts"

/** What was just planned, and how it stood before. */
export interface Change {
  before: TimelineProject
  after: Planned
}

/** Says what was just planned, with the way back and, when it left this week, the way after it. */
export function offerWayBack({ before, after }: Change, week: TimelineWeek, takesFocus: boolean) {
  const { id, name, version } = after.project
  const span = spanOf(after.project)
  let now = after.project
  offerUndo({
    said: span
      ? t("timeline.saved.planned", { name, days: spanText(span) })
      : t("timeline.saved.removed", { name }),
    warning:
      after.conflicts.length > 0
        ? t("timeline.saved.conflicts", { count: peopleIn(after.conflicts) })
        : undefined,
    link:
      span && !firstDayAmong(now, week.days)
        ? { href: hrefOfWeek(span.from), label: t("timeline.saved.toWeek", { week: isoWeek(span.from) }) }
        : undefined,
    async back() {
      now = (await api.replan(id, { ...planOf(before), version })).project
    },
    refreshes: affectedPaths,
    undone: t("timeline.saved.undone", { name }),
    failed: t("timeline.saved.undoFailed"),
    takesFocus,
    focus: () => focusCard(id, firstDayAmong(now, week.days)),
  })
}
