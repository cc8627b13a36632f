import { Elysia } from "elysia"
import * as z from "zod/mini"
import { guard } from "#modules/access/guard.ts"
import type { Access } from "#modules/access/service.ts"
import { keyOf } from "#src/http/idempotency.ts"
import { longReply } from "#src/http/longReply.ts"
import { AtMost, ById } from "#src/http/params.ts"
import type { CostRates as Rates } from "./rates.ts"
import type { Reminders } from "./reminders.ts"
import {
  Approve,
  Approved,
  ApproveMany,
  CostRates,
  ManyApproved,
  ManyReopened,
  NewCostRate,
  NewReminder,
  PendingEntry,
  Reminder,
  Reopen,
  ReopenMany,
  UnassignedHours,
} from "./schema.ts"
import type { Approval } from "./service.ts"

/** What the office does with hours, and what an hour costs. */
export const approvalRoutes = (
  { approval, hourReminders, costRates }: { approval: Approval; hourReminders: Reminders; costRates: Rates },
  access: Access,
) =>
  new Elysia({ prefix: "/api" })
    .use(guard(access))
    .get("/hours-approval/pending", ({ query, me }) => approval.pending(me, query.most), {
      role: "manager",
      query: AtMost,
      response: longReply(z.array(PendingEntry)),
    })
    .get("/hours-approval/approved", ({ me }) => approval.approved(me), {
      role: "manager",
      response: longReply(z.array(PendingEntry)),
    })
    .post("/hours-approval/approve", ({ body, request, me }) => approval.approve(body, keyOf(request), me), {
      role: "manager",
      body: Approve,
      response: Approved,
    })
    .post(
      "/hours-approval/approve-many",
      ({ body, request, me }) => approval.approveMany(body, keyOf(request), me),
      { role: "manager", body: ApproveMany, response: ManyApproved },
    )
    .post(
      "/hours-approval/:id/reopen",
      ({ params, body, request, me }) => approval.reopen(params.id, body, keyOf(request), me),
      {
        role: "manager",
        params: ById,
        body: Reopen,
        response: PendingEntry,
      },
    )
    .post(
      "/hours-approval/reopen-many",
      ({ body, request, me }) => approval.reopenMany(body, keyOf(request), me),
      { role: "manager", body: ReopenMany, response: ManyReopened },
    )
    .post(
      "/hours-approval/reminder",
      ({ body, request, me }) => hourReminders.add(body, keyOf(request), me),
      {
        role: "worker",
        body: NewReminder,
        response: Reminder,
      },
    )
    .get("/hours-approval/reminders", ({ me }) => hourReminders.due(me), {
      role: "worker",
      response: z.array(Reminder),
    })
    .put("/hours-approval/reminders/:id/done", ({ params, me }) => hourReminders.done(params.id, me), {
      role: "worker",
      params: ById,
      response: Reminder,
    })
    .get("/unassigned-tracking/gps-hours", ({ query }) => approval.unassigned(query.most), {
      role: "manager",
      query: AtMost,
      response: z.array(UnassignedHours),
    })
    .get("/cost-rates", () => costRates.list(), { role: "owner", response: CostRates })
    .post("/cost-rates", ({ body, me }) => costRates.add(body, me), {
      role: "owner",
      body: NewCostRate,
      response: CostRates,
    })
    .delete("/cost-rates/:id", ({ params, me }) => costRates.remove(params.id, me), {
      role: "owner",
      params: ById,
      response: CostRates,
    })
