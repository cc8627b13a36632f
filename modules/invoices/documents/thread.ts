import { answerTasks } from "#src/jobs/thread.ts"
import { makeInvoiceDocument } from "./documents.ts"

/** Runs on a thread of its own, which ends after a while without work: the libraries take 60 MB. */
export const answer = answerTasks(makeInvoiceDocument)
