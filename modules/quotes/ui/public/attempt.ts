import { ApiError } from "#ui/lib/http.ts"
import type { PhotoStore } from "#ui/lib/photoStore.ts"
import type { Submission, SubmissionReply } from "../../requests/schema.ts"
import type { Api } from "./api.ts"
import { type Outbox, type Receipt, receiptOf, sent } from "./draft.ts"
import type { DraftStore } from "./draftStore.ts"
import { type Failure, failureOf, refusedWith } from "./failure.ts"
import type { createUploads } from "./uploads.ts"

export type Outcome =
  | { state: "idle" }
  | { state: "failed"; failure: Failure }
  /** An earlier version of this request turns out to have arrived. */
  | { state: "earlier"; receipt: Receipt | undefined }

/** One attempt to send what is in the outbox: photos first, then the request. Throws when there was no answer. */
export function createAttempt({
  drafts,
  photos,
  uploads,
  submit,
  busy,
}: {
  drafts: DraftStore
  photos: PhotoStore
  uploads: ReturnType<typeof createUploads>
  submit: Api["submit"]
  busy: () => void
}) {
  const outbox = () => drafts.get().outbox
  const post = (change: (outbox: Outbox) => Partial<Outbox>) =>
    drafts.change((draft) =>
      draft.outbox ? { ...draft, outbox: { ...draft.outbox, ...change(draft.outbox) } } : draft,
    )

  async function attempt({ again } = { again: false }): Promise<Outcome> {
    await seal()
    const { key, body } = outbox() ?? {}
    if (!key || !body) return { state: "idle" }
    busy()
    try {
      const reply = await submit(body, key)
      return reply.success ? await arrived(body, reply) : refused(body, refusedWith(reply.error))
    } catch (error) {
      if (!isRefusal(error)) throw error
      if (error.code === "otherBody") return { state: "earlier", receipt: await earlier(body, key) }
      const expired = Object.keys(error.fields).some((path) => path.startsWith("photos"))
      if (!expired || again) return refused(body, failureOf(error))
      // The server keeps photos for a day.
      await uploads.forget()
      post((box) => ({ sealed: false, tried: without(box.tried, body) }))
      return attempt({ again: true })
    }
  }

  /** The photos go up, and the body is final from here on. */
  async function seal() {
    const { body, sealed } = outbox() ?? {}
    if (sealed || !body) return
    const whole = { ...body, photos: await uploads.all() }
    // Changed while the photos went up: then it waits for the visitor again.
    post((box) => (box.body === body ? { body: whole, sealed: true, tried: [...box.tried, whole] } : {}))
  }

  async function arrived(body: Submission, reply: SubmissionReply): Promise<Outcome> {
    const lostPhotos = Math.max(0, photos.get().length - (body.photos?.length ?? 0))
    drafts.change(() => sent(receiptOf(reply, body, lostPhotos)))
    await photos.clear()
    return { state: "idle" }
  }

  function refused(body: Submission, failure: Failure): Outcome {
    post((box) => ({ body: undefined, sealed: false, due: false, tried: without(box.tried, body) }))
    return { state: "failed", failure }
  }

  /** Which of the tried bodies is it that arrived? The key answers to that one alone. */
  async function earlier(latest: Submission, key: string): Promise<Receipt | undefined> {
    for (const body of without(outbox()?.tried ?? [], latest)) {
      const reply = await submit(body, key).catch((error) => {
        if (!isRefusal(error)) throw error
      })
      if (!reply?.success) continue
      post(() => ({ due: false }))
      return receiptOf(reply, body, 0)
    }
    post(() => ({ due: false }))
    return undefined
  }

  return attempt
}

/** The server answered and took nothing. A fault of its own (5xx) says nothing about what it stored. */
const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status >= 400 && error.status < 500

const without = (bodies: Submission[], body: Submission) =>
  bodies.filter((other) => JSON.stringify(other) !== JSON.stringify(body))
