import { Elysia } from "elysia"
import { guard } from "#modules/access/guard.ts"
import type { Access } from "#modules/access/service.ts"
import { Figures } from "./schema.ts"
import type { CalculatorFigures } from "./service.ts"

export const calculatorRoutes = (figures: CalculatorFigures, access: Access) =>
  new Elysia({ prefix: "/api" })
    .use(guard(access))
    .get("/calculators", ({ me }) => figures(me), { role: "worker", response: Figures })
