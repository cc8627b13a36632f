import { spanText } from "#ui/lib/dates.ts"
import { t } from "#ui/lib/i18n.ts"
import { newKey } from "#ui/lib/newKey.ts"
import { offerUndo } from "#ui/lib/undo.ts"
import type { Moved, TimelineProject } from "../../schema.ts"
import { peopleIn, spanOf } from "../../week.ts"
import { api } from "../api.ts"
import { planOf } from "../planning.ts"
import { affectedPaths } from "../useReplan.ts"

/** Says what was just moved, with the way back of all of it together. */
export function offerMovesBack({ before, after }: { before: TimelineProject[]; after: Moved }) {
  const [first] = after.projects
  const along = after.projects.length - 1
  const key = newKey()
  const values = { name: first!.name, days: spanText(spanOf(first!)!), count: along }
  offerUndo({
    said: along > 0 ? t("timeline.board.movedAlong", values) : t("timeline.saved.planned", values),
    warning:
      after.conflicts.length > 0
        ? t("timeline.saved.conflicts", { count: peopleIn(after.conflicts) })
        : undefined,
    back: () =>
      api.move(
        before.map((project) => ({
          ...{ id: project.id, ...planOf(project) },
          version: after.projects.find(({ id }) => id === project.id)!.version,
        })),
        key,
      ),
    refreshes: affectedPaths,
    undone: t("timeline.saved.undone", { name: first!.name }),
    failed: t("timeline.saved.undoFailed"),
  })
}
