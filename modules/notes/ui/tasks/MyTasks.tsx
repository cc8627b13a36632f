import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import { dayOf } from "#src/shared/calendar.ts"
import { Card } from "#ui/kit/Card.tsx"
import { useNow } from "#ui/lib/now.ts"
import { useSeen, useTasks } from "../hooks.ts"
import { NoteItem } from "../NoteItem.tsx"

/** On a worker's day: what he is to do today or should have done; nothing when there is none. */
export function MyTasks() {
  const { t } = useTranslation()
  const now = dayOf(useNow())
  const { data } = useTasks("mine")
  const due = data?.tasks.filter(({ dueOn, unseen }) => dueOn! <= now || unseen)
  useSeen(due)
  if (!data || !due || due.length === 0) return null
  return (
    <Card title={t("notes.tasks.own")} aside={<Link href="/taken">{t("notes.tasks.all")}</Link>}>
      <ul className="lines roomy">
        {due.map((task) => (
          <NoteItem key={task.id} note={task} people={data.people} />
        ))}
      </ul>
    </Card>
  )
}
