import { ListTodo } from "lucide-react"
import { useTranslation } from "react-i18next"
import { StepCard } from "#modules/projects/ui/detail/StepCard.tsx"
import { dayOf } from "#src/shared/calendar.ts"
import { Button } from "#ui/kit/Button.tsx"
import { shortDay } from "#ui/lib/dates.ts"
import { useNow } from "#ui/lib/now.ts"
import type { Note } from "../../schema.ts"
import { useTasks } from "../hooks.ts"
import { useTick } from "../useTick.ts"

/** Above a job: what one is to do about it by now, with its tick; the first of several. */
export default function NextTask({ id }: { id: number }) {
  const now = dayOf(useNow())
  const due = useTasks("mine").data?.tasks.find(
    ({ about, dueOn }) => about.kind === "project" && about.id === id && dueOn! <= now,
  )
  return due ? <Step task={due} now={now} /> : null
}

function Step({ task, now }: { task: Note; now: string }) {
  const { t } = useTranslation()
  const { done, set } = useTick(task)
  if (done) return null
  const late = task.dueOn! < now
  return (
    <StepCard
      tone="warn"
      icon={ListTodo}
      kind={t("notes.tasks.forYou")}
      title={task.text.split("\n")[0]!}
      text={late ? t("notes.tasks.since", { day: shortDay(task.dueOn!) }) : t("notes.task.today")}
    >
      <Button onClick={() => void set(true)}>{t("notes.task.done")}</Button>
    </StepCard>
  )
}
