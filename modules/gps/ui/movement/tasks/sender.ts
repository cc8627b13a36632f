import { t } from "#ui/lib/i18n.ts"
import { refresh } from "#ui/lib/swr.tsx"
import type { Outgoing } from "#ui/outbox/item.ts"
import type { Sender } from "#ui/outbox/sender.ts"

/** What a task that was ticked is called in the outbox. */
export const taskKind = "movementTask"

interface TaskItem {
  id: number
  title: string
  completed: boolean
}

export const isTaskItem = (item: Outgoing): item is Outgoing & { payload: TaskItem } => item.kind === taskKind

/** In order: who ticks and thinks better of it means the last. */
export const taskSender: Sender<TaskItem> = {
  lane: "movementTasks",
  async send({ id, completed }, options) {
    const { api } = await import("../api.ts")
    const task = await api.setCompleted(id, { completed }, options)
    await refresh("/api/working-movement/tasks")
    return task
  },
  text: ({ title, completed }) =>
    t(completed ? "gps.movementScreen.queue.done" : "gps.movementScreen.queue.undone", { title }),
}
