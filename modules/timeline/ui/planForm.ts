import * as z from "zod/mini"
import { Plan, type TimelineProject } from "../schema.ts"

/** A day, or nothing yet. */
const typed = z.union([z.literal(""), Plan.shape.startDate])

/** What is typed in the dialog; ids are texts there, as tick boxes have them. */
export const PlanForm = z.object({ startDate: typed, endDate: typed, team: z.array(z.string()) }).check(
  z.refine(({ startDate, endDate }) => !endDate || Boolean(startDate), { path: ["startDate"] }),
  z.refine(({ startDate, endDate }) => !endDate || !startDate || endDate >= startDate, { path: ["endDate"] }),
)
export interface PlanForm {
  startDate: string
  endDate: string
  team: string[]
}

export const filledFrom = ({ startDate, endDate, team }: TimelineProject): PlanForm => ({
  startDate: startDate ?? "",
  endDate: endDate ?? "",
  team: team.map(({ id }) => String(id)),
})

export const planFrom = ({ startDate, endDate, team }: PlanForm, version: number): Plan => ({
  startDate: startDate || null,
  endDate: endDate || null,
  team: team.map(Number),
  version,
})

export const isPlan = (form: PlanForm) => PlanForm.safeParse(form).success
/** Whether it is a day at all, whatever the other fields say. */
export const isDay = (text: string) => text !== "" && typed.safeParse(text).success
