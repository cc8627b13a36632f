import * as z from "zod/mini"

/** What somebody does on a weekday: `evenOff` and `oddOff` are free in the weeks with such a number. */
export const dayKinds = ["works", "off", "evenOff", "oddOff", "school"] as const
export type DayKind = (typeof dayKinds)[number]

/** Why somebody does not work on a day on which the company does. */
export type DayOff = "off" | "school"

const Since = z.iso
  .date("absence.dayMissing")
  .check(z.refine((day) => day >= "2000-01-01" && day <= "2100-12-31", "absence.farOff"))

/** Monday to Friday, from a day on. */
export const WorkPattern = z.strictObject({
  since: Since,
  days: z.array(z.enum(dayKinds)).check(
    z.length(5),
    z.refine((days) => days.some((kind) => kind !== "off" && kind !== "school"), "absence.noWorkDay"),
  ),
})
export type WorkPattern = z.infer<typeof WorkPattern>

/** The earliest first; before it, and without any, somebody works from Monday to Friday. Version 0: none was filled in. */
export const WorkDays = z.object({ patterns: z.array(WorkPattern), version: z.int() })
export type WorkDays = z.infer<typeof WorkDays>

export const WorkDaysChange = z.strictObject({
  accountId: z.int().check(z.positive()),
  patterns: z.array(WorkPattern).check(
    z.maxLength(40),
    z.refine((all) => all.every(({ since }, at) => at === 0 || all[at - 1]!.since < since)),
  ),
  version: z.int().check(z.nonnegative()),
})
export type WorkDaysChange = z.infer<typeof WorkDaysChange>

/** The work days of whom they were filled in for. */
export type Roster = ReadonlyMap<number, readonly WorkPattern[]>
