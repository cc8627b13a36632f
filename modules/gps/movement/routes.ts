import { Elysia } from "elysia"
import * as z from "zod/mini"
import { guard } from "#modules/access/guard.ts"
import type { Access } from "#modules/access/service.ts"
import { ById } from "#src/http/params.ts"
import {
  CheckMovement,
  MovementChecked,
  MovementStarted,
  MovementStopped,
  MovementTask,
  SetTaskCompleted,
  StartMovement,
} from "./schema.ts"
import type { Movement } from "./service.ts"

export const movementRoutes = (movement: Movement, access: Access) =>
  new Elysia({ prefix: "/api/working-movement" })
    .use(guard(access))
    .post("/start-tracking", ({ body, me }) => movement.start(body, me), {
      role: "worker",
      body: StartMovement,
      response: MovementStarted,
    })
    .post("/check-movement", ({ body, me }) => movement.check(body, me), {
      role: "worker",
      body: CheckMovement,
      response: MovementChecked,
    })
    .post("/stop/:id", ({ params, me }) => movement.stop(params.id, me), {
      role: "worker",
      params: ById,
      response: MovementStopped,
    })
    .get("/tasks", ({ me }) => movement.tasks(me), { role: "worker", response: z.array(MovementTask) })
    .put("/tasks/:id", ({ params, body, me }) => movement.setCompleted(params.id, body, me), {
      role: "worker",
      params: ById,
      body: SetTaskCompleted,
      response: MovementTask,
    })
    .post("/reset", ({ me }) => movement.reset(me), { role: "worker", response: MovementStopped })
