import { ApiError } from "#ui/lib/http.ts"
import type { Submission } from "../../schema.ts"
import type { Api } from "./api.ts"
import { edited, type Outbox, type Receipt, sent } from "./draft.ts"
import type { DraftStore } from "./draftStore.ts"
import { type Failure, failureOf, refusedWith } from "./failure.ts"
import type { PhotoStore } from "./photoStore.ts"
import { createUploads, Unreached } from "./uploads.ts"

export type Sending =
  | { state: "idle" }
  | { state: "photos"; number: number; count: number }
  | { state: "request" }
  | { state: "failed"; failure: Failure }
  /** An earlier version of this request turns out to have arrived. */
  | { state: "earlier"; receipt: Receipt | undefined }

export type Sender = ReturnType<typeof createSender>

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
  const uploads = createUploads({
    photos,
    uploadPhoto: api.uploadPhoto,
    progress: (at) => show({ state: "photos", ...at }),
  })
  let sending: Sending = { state: "idle" }
  let running = false

  function show(next: Sending) {
    sending = next
    for (const listener of listeners) listener()
  }

  const outbox = () => drafts.get().outbox
  const post = (change: (outbox: Outbox) => Partial<Outbox>) =>
    drafts.change((draft) =>
      draft.outbox ? { ...draft, outbox: { ...draft.outbox, ...change(draft.outbox) } } : draft,
    )

  /** Sends what is due; does nothing when it is under way already. */
  async function deliver() {
    if (running || !outbox()?.due) return
    running = true
    try {
      show(await attempt({ again: false }))
    } catch (error) {
      show(giveUp(error))
    } finally {
      running = false
    }
  }

  async function attempt({ again }: { again: boolean }): Promise<Sending> {
    await seal()
    const { key, body } = outbox() ?? {}
    if (!key || !body) return { state: "idle" }
    show({ state: "request" })
    try {
      const reply = await api.submit(body, key)
      return reply.success
        ? await arrived(body, reply.referenceNumber)
        : refused(body, refusedWith(reply.error))
    } catch (error) {
      if (!isRefusal(error)) throw error
      if (error.code === "otherBody") return { state: "earlier", receipt: await earlier(body, key) }
      const expired = Object.keys(error.fields).some((path) => path.startsWith("photos"))
      if (!expired || again) return refused(body, failureOf(error))
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

  async function arrived(body: Submission, reference: string): Promise<Sending> {
    const lostPhotos = Math.max(0, photos.get().length - (body.photos?.length ?? 0))
    drafts.change(() => sent({ reference, email: body.contactInfo.email, lostPhotos }))
    await photos.clear()
    return { state: "idle" }
  }

  function refused(body: Submission, failure: Failure): Sending {
    post((box) => ({ body: undefined, sealed: false, due: false, tried: without(box.tried, body) }))
    return { state: "failed", failure }
  }

  /** Which of the tried bodies is it that arrived? The key answers to that one alone. */
  async function earlier(latest: Submission, key: string): Promise<Receipt | undefined> {
    const others = without(outbox()?.tried ?? [], latest)
    for (const body of others) {
      const reply = await api.submit(body, key).catch((error) => {
        if (!isRefusal(error)) throw error
      })
      if (!reply?.success) continue
      post(() => ({ due: false }))
      return { reference: reply.referenceNumber, email: body.contactInfo.email, lostPhotos: 0 }
    }
    post(() => ({ due: false }))
    return undefined
  }

  /** No answer at all: it stays due and goes again by itself. Any other fault is for the visitor to see. */
  function giveUp(error: unknown): Sending {
    if (error instanceof Unreached || (error instanceof ApiError && error.code === "network"))
      return { state: "idle" }
    post(() => ({ due: false }))
    return { state: "failed", failure: failureOf(error) }
  }

  return {
    get: () => sending,
    deliver,
    /** The visitor presses the button. What went out unanswered and was not changed since goes as it was. */
    async send(body: Submission) {
      if (running) return
      drafts.change((draft) => {
        const before = draft.outbox ?? { key: newKey(), sealed: false, due: true, tried: [] }
        return { ...draft, outbox: { ...before, body: before.body ?? body, due: true } }
      })
      await deliver()
    },
    /** After 'earlier': the changes become a request of their own. */
    async sendAsNew() {
      const body = outbox()?.body
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

/** The server answered and took nothing. A fault of its own (5xx) says nothing about what it stored. */
const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status >= 400 && error.status < 500

const without = (bodies: Submission[], body: Submission) => bodies.filter((other) => !same(other, body))
const same = (one: Submission, other: Submission) => JSON.stringify(one) === JSON.stringify(other)
