import * as z from "zod/mini"
import { get, post, put } from "#ui/lib/http.ts"
import { keyed } from "#ui/lib/newKey.ts"
import {
  type AbsenceAnswer,
  AbsenceYear,
  type LeaveRight,
  type NewLeave,
  type NewSickness,
  type Recovery,
} from "../schema.ts"
import { WorkDays, type WorkDaysChange } from "../workDays/schema.ts"

const Made = z.object({ id: z.int() })

export const api = {
  year: (year: number | undefined) => get(AbsenceYear, "/api/absence", { year }),
  askLeave: (leave: NewLeave, key: string) => post(Made, "/api/absence/leave", leave, keyed(key)),
  reportSick: (sickness: NewSickness, key: string) =>
    post(Made, "/api/absence/sickness", sickness, keyed(key)),
  see: () => post(z.null(), "/api/absence/seen"),
  setState: (id: number, answer: AbsenceAnswer) => put(Made, `/api/absence/${id}/state`, answer),
  recover: (id: number, recovery: Recovery) => put(Made, `/api/absence/${id}/recovery`, recovery),
  setWorkDays: (change: WorkDaysChange) => put(WorkDays, "/api/absence/workdays", change),
  setRight: (right: LeaveRight) => put(z.null(), "/api/absence/rights", right),
}
