import { answerTasks } from "#src/jobs/thread.ts"
import { intakeReport } from "./report.ts"

/** Runs on a thread of its own: making hundreds of photos fit for paper takes seconds. */
export const answer = answerTasks(intakeReport)
