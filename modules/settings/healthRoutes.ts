import { Elysia } from "elysia"
import type { HealthCheck } from "./health.ts"
import { Health } from "./schema.ts"

/** For whoever watches the server, so for anyone. */
export const healthRoutes = (check: HealthCheck) =>
  new Elysia({ prefix: "/api" }).get("/health", check, { response: Health })
