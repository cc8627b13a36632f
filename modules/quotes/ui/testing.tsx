import type { TestApp } from "#src/testing.ts"
import { signedIn } from "#ui/lib/testing.tsx"
import type { DocumentKind } from "../documents/schema.ts"
import type { Submission } from "../requests/schema.ts"
import { sampleSubmission } from "../sample.ts"

let visitors = 0

/** A request with all its documents, unless told otherwise. */
export async function requested(app: TestApp, name: string, over: Partial<Submission> = {}): Promise<number> {
  const submission = sampleSubmission(over)
  const contactInfo = { ...submission.contactInfo, name }
  const { referenceNumber } = app.services.quotes.submit(
    { ...submission, contactInfo },
    null,
    `visitor ${visitors++}`,
  )
  await app.services.jobs.idle()
  return Number(referenceNumber.split("-")[2])
}

/** Takes documents away again: they wait for their job, which is not due, or it has failed for good. */
export function withoutDocuments(
  app: TestApp,
  state: "waiting" | "failed",
  gone: DocumentKind[] = ["materiaalstaat", "nacalculatie"],
) {
  const list = gone.map((kind) => `'${kind}'`).join(",")
  app.db.$client.run(`DELETE FROM quotation_documents WHERE kind IN (${list})`)
  app.db.$client.run(`UPDATE jobs SET state = '${state}', run_after = '2026-11-22T00:00:00.000Z'`)
}

/** The job becomes due and is done. */
export async function makeThem(app: TestApp) {
  app.db.$client.run("UPDATE jobs SET run_after = '2026-01-01T00:00:00.000Z'")
  await app.services.jobs.idle()
}

export const asManager = (app: TestApp) => signedIn(app, "manager")
