import { useTranslation } from "react-i18next"
import { dayOf } from "#src/shared/calendar.ts"
import { addDays, type Day } from "#src/shared/days.ts"
import { Card } from "#ui/kit/Card.tsx"
import { useNow } from "#ui/lib/now.ts"
import type { Note, NotePerson, TaskPile } from "../../schema.ts"
import { NoteItem } from "../NoteItem.tsx"

const groups = ["late", "today", "week", "later"] as const

interface TaskGroupsProps {
  tasks: Note[]
  people: readonly NotePerson[]
  pile: TaskPile
}

/** What is late first, then by how soon it is to be done; what was done in one row. */
export function TaskGroups({ tasks, people, pile }: TaskGroupsProps) {
  const { t } = useTranslation()
  const now = dayOf(useNow())
  const items = (some: Note[]) => (
    <ul className="lines roomy">
      {some.map((task) => (
        <NoteItem key={task.id} note={task} people={people} />
      ))}
    </ul>
  )
  if (pile === "done") return <Card>{items(tasks)}</Card>
  return (
    <div className="stack roomy">
      {groups.map((group) => {
        const some = tasks.filter(({ dueOn }) => groupOf(dueOn!, now) === group)
        return (
          some.length > 0 && (
            <Card key={group} title={t(`notes.tasks.group.${group}`)}>
              {items(some)}
            </Card>
          )
        )
      })}
    </div>
  )
}

function groupOf(dueOn: Day, now: Day): (typeof groups)[number] {
  if (dueOn < now) return "late"
  if (dueOn === now) return "today"
  return dueOn <= addDays(now, 7) ? "week" : "later"
}
