import { answerTasks } from "#src/jobs/thread.ts"
import { photoReport } from "./report.ts"

/** Runs on a thread of its own: making a hundred photos fit for paper takes seconds. */
export const answer = answerTasks(photoReport)
