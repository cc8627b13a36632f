import { answerTasks } from "#src/jobs/thread.ts"
import type { HandedOver, HoursRow } from "./document.ts"
import { makeHoursSheet } from "./hoursSheet.ts"

/** Runs on a thread of its own, which ends after a while without work: a year of many people takes seconds. */
export const answer = answerTasks(({ rows, ...document }: HandedOver) =>
  makeHoursSheet({ ...document, rows: rows.flatMap((some) => JSON.parse(some) as HoursRow[]) }),
)
