import { Elysia } from "elysia"
import * as z from "zod/mini"
import { guard } from "#modules/access/guard.ts"
import type { Access } from "#modules/access/service.ts"
import type { Agents } from "./agents.ts"
import { Agent } from "./schema.ts"

/** Not kept: what the schedule did is not in the database. */
export const agentRoutes = (agents: Agents, access: Access) =>
  new Elysia({ prefix: "/api" })
    .use(guard(access))
    .get("/agents", () => agents.list(), { role: "worker", response: z.array(Agent) })
