import { ApiError } from "../lib/http.ts"
import { t } from "../lib/i18n.ts"
import { signedOut } from "../lib/session.ts"
import { deliver } from "./delivery.ts"
import { afterFailure } from "./failure.ts"
import type { Outgoing } from "./item.ts"
import { nextItems } from "./next.ts"
import type { Senders } from "./sender.ts"
import { createOutboxShelf, type OutboxShelf } from "./shelf.ts"
import { createOutboxStore } from "./store.ts"

/** What was sent in one go, and the answer to it. */
type SentListener = (items: readonly Outgoing[], reply: unknown) => void

/** OutboxItems in lanes and those without go their own way: a photo of ten megabytes holds up no stop. */
interface Track {
  inLanes: boolean
  running?: Promise<void>
  /** Asked for while it ran: what was added in the very last moment is not left lying. */
  again?: boolean
  underway?: { keys: readonly string[]; stop: AbortController }
}

interface Opened {
  account: number
  senders: Senders
}

export type Outbox = ReturnType<typeof createOutbox>

const tryAgainEvery = 15_000

/**
 * What was made without a connection waits here until the server has it, in the order in which it was made. It belongs
 * to the account that made it; a login that ended pauses it, and nothing but a person removes it.
 */
export function createOutbox({ shelf = createOutboxShelf() }: { shelf?: OutboxShelf } = {}) {
  const sentListeners = new Set<SentListener>()
  const unanswered = new Map<string, number>()
  const tracks: [lanes: Track, others: Track] = [{ inLanes: true }, { inLanes: false }]
  let open: Opened | undefined
  const store = createOutboxStore(shelf, (kind) => open?.senders[kind]?.quiet === true)
  const { list } = store

  /** Whether something else may be tried. */
  async function send(track: Track, items: Outgoing[], { senders, account }: Opened): Promise<boolean> {
    const keys = items.map(({ key }) => key)
    const stop = new AbortController()
    track.underway = { keys, stop }
    list.set(keys, { state: "sending", part: 0, error: undefined, code: undefined })
    try {
      const onPart = (part: number) => list.set(keys, { part })
      const reply = await deliver(items, { senders, account, signal: stop.signal, onPart })
      list.arrived(keys)
      for (const key of keys) unanswered.delete(key)
      await store.forget(keys)
      for (const listener of sentListeners) listener(items, reply)
      return true
    } catch (error) {
      list.set(keys, { state: "waiting", part: 0 })
      if (stop.signal.aborted) return open?.account === account
      return failed(items, error)
    } finally {
      track.underway = undefined
    }
  }

  async function failed(items: Outgoing[], failure: unknown): Promise<boolean> {
    // A fault of our own: told where faults are told, and tried again as if the server had it.
    if (!(failure instanceof ApiError)) reportError(failure)
    const { status, code, message } =
      failure instanceof ApiError
        ? failure
        : { status: 500, code: "unknown", message: t("kit.errors.server") }
    if (status === 401) signedOut()
    const keys = items.map(({ key }) => key)
    const isUnanswered = status === 0
    const tries = (unanswered.get(keys[0]!) ?? 0) + 1
    if (isUnanswered) unanswered.set(keys[0]!, tries)
    const { state, goOn } = afterFailure(status, tries)
    const triedAt = Date.now()
    list.set(keys, { state, triedAt, isUnanswered, ...(state !== "waiting" && { error: message, code }) })
    if (state === "refused")
      await store.mark(items, { refused: message, refusedAs: code, refusedAt: triedAt })
    return goOn
  }

  async function sendAll(track: Track): Promise<void> {
    if (!navigator.onLine) return
    await store.look()
    for (;;) {
      // What is small goes first, so that it doesn't share the line with a photo.
      if (!track.inLanes) await tracks[0].running
      if (!open || !navigator.onLine) return
      const next = nextItems(list.row(), open.senders, track.inLanes)
      if (next.length === 0 || !(await send(track, next, open))) return
    }
  }

  function run() {
    for (const track of tracks) {
      if (track.running) track.again = true
      else if (isSendable(track)) start(track)
    }
  }

  function start(track: Track) {
    track.again = false
    track.running = alone(track, () => sendAll(track)).finally(() => {
      track.running = undefined
      if (track.again && isSendable(track)) start(track)
    })
  }

  const isSendable = ({ inLanes }: Track) =>
    open !== undefined && nextItems(list.row(), open.senders, inLanes).length > 0

  function partsOf(keys: readonly string[]): Outgoing[] {
    const wholes = new Set(keys)
    return [...list.row()].filter(({ key, kind, payload }) => {
      const whole = open?.senders[kind]?.partOf?.(payload as never)
      return whole !== undefined && wholes.has(whole) && !wholes.has(key)
    })
  }

  /** Tries everything again that may go well now. */
  function poke() {
    if (document.visibilityState === "hidden") return
    const failed = [...list.row()].filter(({ state }) => state === "failed")
    list.set(
      failed.map(({ key }) => key),
      { state: "waiting" },
    )
    run()
  }
  const comeBack = () => void store.look().then(poke)

  return {
    /** What a person made. */
    get: list.changes,
    /** What was recorded by itself. */
    quiet: list.quiet,
    sent: list.sent,
    subscribe: list.subscribe,
    onSent(listener: SentListener) {
      sentListeners.add(listener)
      return () => void sentListeners.delete(listener)
    },
    /** What a person calls it; nothing for what this version doesn't know. */
    textOf: ({ kind, payload }: Outgoing) => open?.senders[kind]?.text(payload as never),
    /** What a person can do about a refusal, besides trying again. */
    wayOutOf: ({ kind, payload, state, code }: Outgoing) =>
      state === "refused" ? open?.senders[kind]?.wayOut?.(payload as never, code ?? "") : undefined,
    /** Begins to send what this account has waiting; the result stops it, and takes all of it out of sight. */
    open(account: number, senders: Senders) {
      open = { account, senders }
      void store.open(account).then(poke)
      const timer = setInterval(poke, tryAgainEvery)
      addEventListener("online", poke)
      document.addEventListener("visibilitychange", comeBack)
      return () => {
        clearInterval(timer)
        removeEventListener("online", poke)
        document.removeEventListener("visibilitychange", comeBack)
        for (const { underway } of tracks) underway?.stop.abort()
        store.close()
        open = undefined
      }
    },
    /** Kept on the device first, if it can; then sent as soon as there is a way. */
    async add(kind: string, payload: unknown, key: string) {
      if (await store.add({ kind, payload, key })) run()
    },
    /** Also what was refused: the reason may be gone. */
    async retry(keys: readonly string[]) {
      const known = keys.map((key) => list.get(key)).filter((one) => one !== undefined)
      const still = known.filter(({ state }) => state !== "sending")
      await store.mark(still.filter(({ state }) => state === "refused"))
      list.set(
        still.map(({ key }) => key),
        { state: "waiting", error: undefined, code: undefined, isUnanswered: false },
      )
      run()
    },
    /** What means nothing without these, and goes with them. */
    partsOf,
    remove,
    /** Removes what surely did not arrive; false when it may have, so that the opposite must be sent after it. */
    async unsend(key: string): Promise<boolean> {
      if (!isHere(key)) return false
      await remove([key])
      return true
    },
    /** Puts another in the place of what surely did not arrive, and tries that; false when it may have. */
    async change(key: string, payload: unknown): Promise<boolean> {
      if (!isHere(key)) return false
      list.set([key], { payload, state: "waiting", error: undefined, code: undefined, triedAt: undefined })
      await store.mark([list.get(key)!])
      run()
      return true
    },
  }

  function isHere(key: string): boolean {
    const known = list.get(key)
    return known?.state === "refused" || (known?.state === "waiting" && !known.triedAt)
  }

  /** For good, with what means nothing without it. What is being sent may have arrived. */
  async function remove(chosen: readonly string[]) {
    const keys = [...chosen, ...partsOf(chosen).map(({ key }) => key)]
    const gone = new Set(keys)
    for (const { underway } of tracks) if (underway?.keys.some((key) => gone.has(key))) underway.stop.abort()
    list.remove(keys)
    await store.forget(keys)
  }
}

/** One tab sends at a time; where the browser has no locks (http), the keys keep what is sent twice from counting twice. */
const alone = ({ inLanes }: Track, work: () => Promise<void>): Promise<void> =>
  navigator.locks ? navigator.locks.request(`waterpas.outbox${inLanes ? ".lanes" : ""}`, work) : work()

/** That of this browser. */
export const outbox = createOutbox()
