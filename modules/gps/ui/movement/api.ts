import * as z from "zod/mini"
import { type CallOptions, get, post, put } from "#ui/lib/http.ts"
import {
  type CheckMovement,
  MovementChecked,
  MovementStarted,
  MovementStopped,
  MovementTask,
  type SetTaskCompleted,
  type StartMovement,
} from "../../movement/schema.ts"

export const api = {
  start: (from: StartMovement) => post(MovementStarted, "/api/working-movement/start-tracking", from),
  check: (step: CheckMovement) => post(MovementChecked, "/api/working-movement/check-movement", step),
  stop: (id: number) => post(MovementStopped, `/api/working-movement/stop/${id}`),
  tasks: () => get(z.array(MovementTask), "/api/working-movement/tasks"),
  reset: () => post(MovementStopped, "/api/working-movement/reset"),
  setCompleted: (id: number, change: SetTaskCompleted, options?: CallOptions) =>
    put(MovementTask, `/api/working-movement/tasks/${id}`, change, options),
}
