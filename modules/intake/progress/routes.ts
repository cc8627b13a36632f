import { Elysia } from "elysia"
import { guard } from "#modules/access/guard.ts"
import type { Access } from "#modules/access/service.ts"
import { ById } from "#src/http/params.ts"
import { apart } from "#src/jobs/portions.ts"
import type { Checks } from "../checks/service.ts"
import type { Plans } from "../plan/service.ts"
import type { Rooms } from "../rooms/service.ts"
import { IntakeProgress } from "./schema.ts"

export const progressRoutes = (
  { checks, rooms, plans }: { checks: Checks; rooms: Rooms; plans: Plans },
  access: Access,
) =>
  new Elysia({ prefix: "/api/projects/:id/intake" }).use(guard(access)).get(
    "",
    async ({ params }) => ({
      ...(await apart(() => checks.progress(params.id))),
      rooms: rooms.list(params.id).length,
      plans: plans.howMany(params.id),
    }),
    { role: "worker", params: ById, response: IntakeProgress },
  )
