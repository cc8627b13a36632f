import { Elysia } from "elysia"
import * as z from "zod/mini"
import { guard } from "#modules/access/guard.ts"
import type { Access } from "#modules/access/service.ts"
import { keyOf } from "#src/http/idempotency.ts"
import { longReply } from "#src/http/longReply.ts"
import { ById } from "#src/http/params.ts"
import {
  AbsenceAnswer,
  AbsenceYear,
  LeaveRight,
  NewLeave,
  NewSickness,
  Recovery,
  YearQuery,
} from "./schema.ts"
import type { Absences } from "./service.ts"
import type { AbsenceView } from "./view.ts"
import { WorkDays, WorkDaysChange } from "./workDays/schema.ts"
import type { WorkDaysService } from "./workDays/service.ts"

const Made = z.object({ id: z.int() })

export const absenceRoutes = (
  {
    absences,
    absenceView,
    workDays,
  }: { absences: Absences; absenceView: AbsenceView; workDays: WorkDaysService },
  access: Access,
) =>
  new Elysia({ prefix: "/api/absence" })
    .use(guard(access))
    .get("", ({ query, me }) => absenceView.year(query.year, me), {
      role: "worker",
      query: YearQuery,
      response: longReply(AbsenceYear),
    })
    .post("/leave", ({ body, me, request }) => absences.askLeave(body, keyOf(request), me), {
      role: "worker",
      body: NewLeave,
      response: Made,
    })
    .post("/sickness", ({ body, me, request }) => absences.reportSick(body, keyOf(request), me), {
      role: "worker",
      body: NewSickness,
      response: Made,
    })
    .post(
      "/seen",
      ({ me }) => {
        absences.see(me)
        return null
      },
      { role: "worker", response: z.null() },
    )
    .put("/:id/state", ({ params, body, me }) => absences.setState(params.id, body, me), {
      role: "worker",
      params: ById,
      body: AbsenceAnswer,
      response: Made,
    })
    .put("/:id/recovery", ({ params, body, me }) => absences.recover(params.id, body, me), {
      role: "worker",
      params: ById,
      body: Recovery,
      response: Made,
    })
    .put(
      "/rights",
      ({ body, me }) => {
        absences.setRight(body, me)
        return null
      },
      { role: "manager", body: LeaveRight, response: z.null() },
    )
    .put("/workdays", ({ body, me }) => workDays.set(body, me), {
      role: "manager",
      body: WorkDaysChange,
      response: WorkDays,
    })
