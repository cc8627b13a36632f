import { answerTasks } from "#src/jobs/thread.ts"
import type { InvoicePaperTask } from "./document.ts"
import { invoicePaper } from "./paper.ts"

/** Runs on a thread of its own: Word and PDF take tens of milliseconds, and their libraries much memory. */
export const answer = answerTasks((task: InvoicePaperTask) => invoicePaper(task))
