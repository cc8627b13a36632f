import * as z from "zod/mini"
import { del, get, post, put } from "#ui/lib/http.ts"
import { keyed } from "#ui/lib/newKey.ts"
import {
  type Approve,
  Approved,
  type ApproveMany,
  CostRates,
  ManyApproved,
  ManyReopened,
  type NewCostRate,
  type NewReminder,
  PendingEntry,
  Reminder,
  type Reopen,
  type ReopenMany,
} from "../../approval/schema.ts"

export const api = {
  /** `most`: only the oldest so many. */
  pending: (most?: number) => get(z.array(PendingEntry), "/api/hours-approval/pending", { most }),
  approved: () => get(z.array(PendingEntry), "/api/hours-approval/approved"),
  approve: (wish: Approve, key: string) => post(Approved, "/api/hours-approval/approve", wish, keyed(key)),
  approveMany: (wish: ApproveMany, key: string) =>
    post(ManyApproved, "/api/hours-approval/approve-many", wish, keyed(key)),
  reopen: (id: number, wish: Reopen, key: string) =>
    post(PendingEntry, `/api/hours-approval/${id}/reopen`, wish, keyed(key)),
  reopenMany: (wish: ReopenMany, key: string) =>
    post(ManyReopened, "/api/hours-approval/reopen-many", wish, keyed(key)),
  remind: (reminder: NewReminder, key: string) =>
    post(Reminder, "/api/hours-approval/reminder", reminder, keyed(key)),
  reminders: () => get(z.array(Reminder), "/api/hours-approval/reminders"),
  reminderDone: (id: number) => put(Reminder, `/api/hours-approval/reminders/${id}/done`),
  rates: () => get(CostRates, "/api/cost-rates"),
  addRate: (rate: NewCostRate) => post(CostRates, "/api/cost-rates", rate),
  removeRate: (id: number) => del(CostRates, `/api/cost-rates/${id}`),
}
