import { Check, Undo2 } from "lucide-react"
import { useTranslation } from "react-i18next"
import { dayOf } from "#src/shared/calendar.ts"
import { Badge } from "#ui/kit/Badge.tsx"
import { Button } from "#ui/kit/Button.tsx"
import { shortDay } from "#ui/lib/dates.ts"
import { useNow } from "#ui/lib/now.ts"
import { formatWhen } from "#ui/lib/when.ts"
import type { Note } from "../schema.ts"
import { useTick } from "./useTick.ts"

/** Of a note that is a task: who is to do it when, and the tick. */
export function Task({ note }: { note: Note }) {
  const { t } = useTranslation()
  const { done, set } = useTick(note)
  const { dueOn, assignee, doneAt, doneBy, text } = note
  const now = dayOf(useNow())
  if (dueOn === null || !assignee) return null
  const what = <span className="visually-hidden">: {text}</span>
  return (
    <div className="cluster tight">
      <Button className="button-small" variant={done ? "plain" : "secondary"} onClick={() => void set(!done)}>
        {done ? <Undo2 aria-hidden size="1.1em" /> : <Check aria-hidden size="1.1em" />}
        {t(done ? "notes.task.back" : "notes.task.done")}
        {what}
      </Button>
      {done ? (
        <span className="muted">
          {doneAt && t("notes.task.by", { name: doneBy ?? "", moment: formatWhen(doneAt) })}
        </span>
      ) : (
        <>
          <span>{t("notes.task.on", { day: shortDay(dueOn), name: assignee.name })}</span>
          {dueOn < now && <Badge tone="late">{t("notes.task.late")}</Badge>}
          {dueOn === now && <Badge tone="warn">{t("notes.task.today")}</Badge>}
        </>
      )}
    </div>
  )
}
