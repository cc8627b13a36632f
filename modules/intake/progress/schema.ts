import * as z from "zod/mini"

/** How far the intake of a job is. */
export const IntakeProgress = z.object({
  /** Null as long as nobody began the list. */
  checklist: z.nullable(z.object({ done: z.int(), total: z.int() })),
  /** Warnings that are open. */
  warnings: z.int(),
  /** Rooms that were measured. */
  rooms: z.int(),
  /** Floors that were drawn. */
  plans: z.int(),
})
export type IntakeProgress = z.infer<typeof IntakeProgress>
