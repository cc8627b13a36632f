import { CircleCheck, CircleDashed } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import type { DayItem } from "../../schema.ts"
import { PriorityBadge } from "../PriorityBadge.tsx"
import { Settle } from "../settle/Settle.tsx"

/** The whole row ticks. What the data settle is settled below it, or where it leads. */
export function ItemRow({ item, set }: { item: DayItem; set: (completed: boolean) => void }) {
  const { left, completed, priority, task, href } = item
  if (left !== null) return <SettledRow item={item} />
  return (
    <li>
      <label className={completed ? "checklist-row checklist-done" : "checklist-row"}>
        <input type="checkbox" checked={completed} onChange={(event) => set(event.target.checked)} />
        <span className="checklist-what">
          <span className="checklist-task">{task}</span> <PriorityBadge of={priority} />
        </span>
      </label>
      {href && <Look href={href} task={task} />}
    </li>
  )
}

function SettledRow({ item }: { item: DayItem }) {
  const { t } = useTranslation()
  const { completed, priority, task } = item
  const Icon = completed ? CircleCheck : CircleDashed
  return (
    <li>
      <div className={completed ? "checklist-row checklist-done" : "checklist-row checklist-open"}>
        <Icon aria-hidden className="checklist-state" />
        <span className="checklist-what">
          <span className="checklist-task">
            <span className="visually-hidden">
              {t(completed ? "checklist.settled" : "checklist.unsettled")}{" "}
            </span>
            {task}
          </span>{" "}
          <PriorityBadge of={priority} />
        </span>
      </div>
      {!completed && <Settle item={item} />}
    </li>
  )
}

function Look({ href, task }: { href: string; task: string }) {
  const { t } = useTranslation()
  return (
    <p className="checklist-look no-print">
      <Link className="touch" href={href}>
        {t("checklist.look")}
        <span className="visually-hidden">: {task}</span>
      </Link>
    </p>
  )
}
