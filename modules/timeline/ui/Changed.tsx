import { CircleCheck, Undo2 } from "lucide-react"
import { flushSync } from "react-dom"
import { useTranslation } from "react-i18next"
import { isoWeek } from "#src/shared/days.ts"
import { Button, LinkButton } from "#ui/kit/Button.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { useLinger } from "#ui/lib/useLinger.ts"
import type { TimelineProject } from "../schema.ts"
import { peopleIn, spanOf } from "../week.ts"
import { focusCard, undoTarget } from "./cardFocus.ts"
import { spanText } from "./dates.ts"
import { firstDayAmong, planOf } from "./planning.ts"
import type { Change, Planner } from "./usePlanner.ts"
import { useReplan } from "./useReplan.ts"
import { hrefOfWeek } from "./useWeekAddress.ts"

/** What was just planned, with the way back for ten seconds. */
export const Changed = ({ planner }: { planner: Planner }) => (
  <div role="status">
    {planner.change && (
      <JustChanged key={planner.change.after.project.version} change={planner.change} planner={planner} />
    )}
    {planner.undone && <Undone key={planner.undone.version} project={planner.undone} planner={planner} />}
  </div>
)

function Undone({ project, planner }: { project: TimelineProject; planner: Planner }) {
  const { t } = useTranslation()
  const hold = useLinger(planner.forget, false)
  return (
    <div className="changed" {...hold}>
      <CircleCheck aria-hidden />
      <p>{t("timeline.saved.undone", { name: project.name })}</p>
    </div>
  )
}

function JustChanged({ change: { before, after }, planner }: { change: Change; planner: Planner }) {
  const { t } = useTranslation()
  const { act, busy, error } = useReplan()
  const hold = useLinger(planner.forget, busy || error !== undefined)
  const { project, conflicts } = after
  const span = spanOf(project)
  const elsewhere = span && !firstDayAmong(project, planner.week.days)

  async function takeBack() {
    const after = await act(project, { ...planOf(before), version: project.version })
    if (!after) return
    flushSync(() => planner.takenBack(after.project))
    focusCard(project.id, firstDayAmong(after.project, planner.week.days))
  }

  return (
    <div className="changed" {...hold}>
      <CircleCheck aria-hidden />
      <p>
        {span
          ? t("timeline.saved.planned", { name: project.name, days: spanText(span) })
          : t("timeline.saved.removed", { name: project.name })}{" "}
        {conflicts.length > 0 && (
          <strong>{t("timeline.saved.conflicts", { count: peopleIn(conflicts) })}</strong>
        )}
      </p>
      <div className="changed-ways">
        <Button {...undoTarget} busy={busy} onClick={takeBack}>
          <Undo2 aria-hidden size="1.2em" />
          {t("timeline.saved.undo")}
        </Button>
        {elsewhere && (
          <LinkButton href={hrefOfWeek(span.from)}>
            {t("timeline.saved.toWeek", { week: isoWeek(span.from) })}
          </LinkButton>
        )}
      </div>
      <Notice tone="bad">{error && `${t("timeline.saved.undoFailed")} ${error.message}`}</Notice>
    </div>
  )
}
