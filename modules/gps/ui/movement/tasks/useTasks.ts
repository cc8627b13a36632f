import * as z from "zod/mini"
import { newKey } from "#ui/lib/newKey.ts"
import { useRemembered } from "#ui/lib/remembered.ts"
import { outbox } from "#ui/outbox/outbox.ts"
import { useOutgoing } from "#ui/outbox/useOutbox.ts"
import { MovementTask } from "../../../movement/schema.ts"
import { api } from "../api.ts"
import { isTaskItem, taskKind } from "./sender.ts"

export const tasksPath = "/api/working-movement/tasks"

export interface ShownTask extends MovementTask {
  /** Only this device knows so far. */
  waiting: boolean
}

/** The tasks of today as the server has them, and how those look with what was ticked here and is still to be sent. */
export function useTasks() {
  const read = useRemembered(z.array(MovementTask), tasksPath, api.tasks)
  const items = useOutgoing().filter(isTaskItem)
  return {
    read,
    shown: (task: MovementTask): ShownTask => {
      const last = items.findLast(({ payload, state }) => payload.id === task.id && state !== "refused")
      return { ...task, waiting: Boolean(last), completed: last?.payload.completed ?? task.completed }
    },
    setCompleted: ({ id, title }: MovementTask, completed: boolean) =>
      outbox.add(taskKind, { id, title, completed }, newKey()),
  }
}
