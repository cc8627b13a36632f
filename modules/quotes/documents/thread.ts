import { answerTasks } from "#src/jobs/thread.ts"
import type { DocumentTask } from "./document.ts"
import { makeDocument } from "./documents.ts"

/** Runs on a thread of its own: Word and Excel files take tens of milliseconds each, and their libraries 60 MB. */
export const answer = answerTasks(({ kind, input }: DocumentTask) => makeDocument(kind, input))
