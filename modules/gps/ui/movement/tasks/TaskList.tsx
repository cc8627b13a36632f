import {
  ArrowDown,
  ArrowUp,
  Check,
  Circle,
  ClipboardList,
  CloudUpload,
  type LucideIcon,
  Undo2,
} from "lucide-react"
import { type ReactNode, useId } from "react"
import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import { Badge, type Tone } from "#ui/kit/Badge.tsx"
import { Button } from "#ui/kit/Button.tsx"
import { EmptyState } from "#ui/kit/EmptyState.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { hoursText } from "#ui/lib/hoursText.ts"
import type { MovementTask } from "../../../movement/schema.ts"
import { type ShownTask, useTasks } from "./useTasks.ts"

/** The tasks of today that movement made; those of the simulator are apart. */
export function TaskList({ simulated = false, empty }: { simulated?: boolean; empty: ReactNode }) {
  const { t } = useTranslation()
  const heading = useId()
  const { read, shown, setCompleted } = useTasks()
  return (
    <section aria-labelledby={heading} className="movement-tasks">
      <h3 id={heading}>
        {t(simulated ? "gps.movementScreen.simulator.tasks" : "gps.movementScreen.tasks.title")}
      </h3>
      <Loaded from={read}>
        {(all) => {
          const tasks = all.filter((task) => task.simulated === simulated).map(shown)
          const done = tasks.filter(({ completed }) => completed).length
          return tasks.length === 0 ? (
            <EmptyState icon={ClipboardList} title={t("gps.movementScreen.tasks.none")}>
              {empty}
            </EmptyState>
          ) : (
            <>
              <p className="muted">{t("gps.movementScreen.tasks.progress", { done, count: tasks.length })}</p>
              <ul className="lines roomy">
                {tasks.map((task) => (
                  <Task key={task.id} task={task} set={(completed) => void setCompleted(task, completed)} />
                ))}
              </ul>
            </>
          )
        }}
      </Loaded>
    </section>
  )
}

function Task({ task, set }: { task: ShownTask; set: (completed: boolean) => void }) {
  const { t } = useTranslation()
  const { title, description, estimatedHours, completed, waiting, projectId, source } = task
  return (
    <li className="movement-task split">
      <div className="movement-task-text stack flush">
        <p className={completed ? "movement-task-title movement-task-done" : "movement-task-title"}>
          {projectId === null ? (
            title
          ) : (
            <Link className="touch" href={`/projects/${projectId}`}>
              {title}
            </Link>
          )}
        </p>
        {description && <p>{description}</p>}
        <p className="movement-task-facts cluster">
          <PriorityBadge of={task.priority} />
          <span>
            {t("gps.movementScreen.tasks.hours", { hours: hoursText(Math.round(estimatedHours * 60)) })}
          </span>
          <span className="muted">{t(`gps.movementScreen.tasks.source.${source}`)}</span>
          {completed && (
            <Badge icon={Check} tone="ok">
              {t("gps.movementScreen.tasks.completed")}
            </Badge>
          )}
          {waiting && (
            <Badge icon={CloudUpload} tone="info">
              {t("gps.movementScreen.tasks.waiting")}
            </Badge>
          )}
        </p>
      </div>
      <Button variant={completed ? "plain" : "secondary"} onClick={() => set(!completed)}>
        {completed ? <Undo2 aria-hidden size="1.2em" /> : <Check aria-hidden size="1.2em" />}
        {t(completed ? "gps.movementScreen.tasks.undo" : "gps.movementScreen.tasks.complete")}
        <span className="visually-hidden">: {title}</span>
      </Button>
    </li>
  )
}

const looks: Record<MovementTask["priority"], [LucideIcon, Tone]> = {
  high: [ArrowUp, "bad"],
  medium: [Circle, "warn"],
  low: [ArrowDown, "neutral"],
}

function PriorityBadge({ of }: { of: MovementTask["priority"] }) {
  const { t } = useTranslation()
  const [icon, tone] = looks[of]
  return (
    <Badge icon={icon} tone={tone}>
      <span className="visually-hidden">{t("gps.movementScreen.tasks.priority")}</span>
      {t(`gps.movementScreen.priority.${of}`)}
    </Badge>
  )
}
