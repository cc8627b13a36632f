import { ApiError } from "#ui/lib/http.ts"
import type { PhotoStore } from "#ui/lib/photoStore.ts"
import type { Submission } from "../../requests/schema.ts"
import type { Api } from "./api.ts"
import { createAttempt, type Outcome } from "./attempt.ts"
import { edited, type Outbox, type Receipt, sent } from "./draft.ts"
import type { DraftStore } from "./draftStore.ts"
import { failureOf } from "./failure.ts"
import { createUploads, Unreached } from "./uploads.ts"

export type Sending = Outcome | { state: "photos"; number: number; count: number } | { state: "request" }

/**
 * Brings a request to the office once, over a connection that may break at any moment.
 *
 * One Idempotency-Key per draft. An attempt without an answer may or may not have been stored, so:
 * - unchanged, the same body goes again under the same key: the server answers with the first result;
 * - changed, the new body goes under the same key. Was nothing stored, it is taken. Was something stored, the server
 *   says 409: then we replay what was tried to learn its reference, and leave it to the visitor whether his changes
 *   go as a request of their own (a new key). So nothing is ever stored twice unless he asks for it.
 * A refusal (4xx) means that nothing was stored: the key stays and that body no longer counts as tried.
 */
export function createSender({
  drafts,
  photos,
  api,
  newKey = () => crypto.randomUUID(),
}: {
  drafts: DraftStore
  photos: PhotoStore
  api: Pick<Api, "submit" | "uploadPhoto">
  newKey?: () => string
}) {
  const listeners = new Set<() => void>()
  const progress = (at: { number: number; count: number }) => show({ state: "photos", ...at })
  const uploads = createUploads({ photos, uploadPhoto: api.uploadPhoto, progress })
  const attempt = createAttempt({
    drafts,
    photos,
    uploads,
    submit: api.submit,
    busy: () => show({ state: "request" }),
  })
  let sending: Sending = { state: "idle" }
  let running = false

  function show(next: Sending) {
    sending = next
    for (const listener of listeners) listener()
  }

  /** Sends what is due; does nothing when it is under way already. */
  async function deliver() {
    if (running || !drafts.get().outbox?.due) return
    running = true
    try {
      show(await attempt())
    } catch (error) {
      show(giveUp(error))
    } finally {
      running = false
    }
  }

  /** No answer at all: it stays due and goes again by itself. Any other fault is for the visitor to see. */
  function giveUp(error: unknown): Sending {
    if (error instanceof Unreached || (error instanceof ApiError && error.code === "network"))
      return { state: "idle" }
    drafts.change(({ outbox, ...draft }) => ({ ...draft, outbox: outbox && { ...outbox, due: false } }))
    return { state: "failed", failure: failureOf(error) }
  }

  return {
    get: () => sending,
    deliver,
    /** The visitor presses the button. What went out unanswered and was not changed since goes as it was. */
    async send(body: Submission) {
      if (running) return
      running = true
      show({ state: "request" })
      // Photos that are still being made smaller count as a change when they are ready.
      await photos.settled()
      drafts.change((draft) => {
        const before: Outbox = draft.outbox ?? { key: newKey(), sealed: false, due: true, tried: [] }
        return { ...draft, outbox: { ...before, body: before.body ?? body, due: true } }
      })
      running = false
      await deliver()
    },
    /** After 'earlier': the changes become a request of their own. */
    async sendAsNew() {
      const body = drafts.get().outbox?.body
      if (running || !body) return
      await uploads.forget()
      drafts.change((draft) => ({
        ...draft,
        outbox: { key: newKey(), body, sealed: false, due: true, tried: [] },
      }))
      await deliver()
    },
    /** After 'earlier': what arrived is good enough. */
    async settle(receipt: Receipt) {
      drafts.change(() => sent(receipt))
      await photos.clear()
      show({ state: "idle" })
    },
    dismiss: () => show({ state: "idle" }),
    async retryPhoto(id: string) {
      if (await uploads.one(id)) drafts.change((draft) => edited(draft))
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
