import { CalendarClock } from "lucide-react"
import { useTranslation } from "react-i18next"
import { formatDay } from "#src/shared/days.ts"
import { reaches } from "#src/shared/roles.ts"
import { Button } from "#ui/kit/Button.tsx"
import { t } from "#ui/lib/i18n.ts"
import { useSignedIn } from "#ui/lib/session.ts"
import { offerUndo } from "#ui/lib/undo.ts"
import { useAction } from "#ui/lib/useAction.ts"
import type { Delay, Project } from "../../schema.ts"
import { api } from "../api.ts"
import { affectedPaths } from "../hooks.ts"
import { orRefreshed } from "../orRefreshed.ts"
import { delayText } from "./delayText.ts"

/** What agreed extra work delays, with the press that moves the end; nothing when the end holds it. */
export function DelayNote({ project }: { project: Project }) {
  const { t } = useTranslation()
  const { act, busy, error } = useMove()
  const office = reaches(useSignedIn().role, "manager")
  const { delay, endDate } = project
  if (!delay) return null
  const to = delay.endDate
  return (
    <div className="stack tight">
      <span className="mark">
        <CalendarClock aria-hidden size="1.2em" />
        <strong>{delayText(delay.days)}</strong>
      </span>
      {office && to && endDate && (
        <Button
          className="button-small"
          busy={busy}
          onClick={() => void act(project, { ...delay, endDate: to }, endDate)}
        >
          {t("projects.detail.delayMove", { day: formatDay(to) })}
        </Button>
      )}
      {error && <p role="alert">{error.message}</p>}
    </div>
  )
}

/** The planning shows the project too, so its reads are done again. */
const touched = [...affectedPaths, "/api/timeline"]

const useMove = () =>
  useAction(
    async (
      { id, version }: Project,
      { endDate, held, whole }: Delay & { endDate: string },
      before: string,
    ) => {
      const moved = await orRefreshed(api.setDelay(id, { endDate, held: whole, version }))
      offerUndo({
        said: t("projects.detail.delayMoved", { day: formatDay(endDate) }),
        back: () => api.setDelay(id, { endDate: before, held, version: moved.version }),
        undone: t("projects.detail.delayBack", { day: formatDay(before) }),
        refreshes: touched,
      })
      return moved
    },
    { refreshes: touched },
  )
