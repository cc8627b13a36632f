import { ApiError } from "./http.ts"
import { t } from "./i18n.ts"
import { afterFailure } from "./outboxFailure.ts"
import { createOutboxList, type Outgoing, outgoing } from "./outboxList.ts"
import { nextParcels } from "./outboxNext.ts"
import { createOutboxShelf, type OutboxShelf, type Parcel } from "./outboxShelf.ts"
import type { Senders, SendOptions } from "./sender.ts"
import { signedOut } from "./session.ts"

/** What was sent in one go, and the answer to it. */
type SentListener = (parcels: readonly Outgoing[], reply: unknown) => void

/** Parcels in lanes and those without go their own way: a photo of ten megabytes holds up no stop. */
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
  /** Done once what the device had of before is in the row. */
  looked: Promise<void>
  tell: (news: News) => void
}

/** What the tabs of a browser tell each other. */
interface News {
  put?: readonly Parcel[]
  gone?: readonly string[]
}

const tryAgainEvery = 15_000
/** For what is small. What is large may take as long as it takes. */
const answerWithin = 30_000

export type Outbox = ReturnType<typeof createOutbox>

/**
 * What was made without a connection waits here until the server has it, in the order in which it was made. It belongs
 * to the account that made it; a login that ended pauses it, and nothing but a person removes it.
 */
export function createOutbox({ shelf = createOutboxShelf() }: { shelf?: OutboxShelf } = {}) {
  const sentListeners = new Set<SentListener>()
  /** What the device could not keep, of whoever made it: it lives as long as the page. */
  const loose = new Map<string, Parcel>()
  const unanswered = new Map<string, number>()
  /** What this page saw leave, which a look at the device that began earlier doesn't bring back. */
  const left = new Set<string>()
  const tracks: [lanes: Track, others: Track] = [{ inLanes: true }, { inLanes: false }]
  let open: Opened | undefined
  let lastOrder = 0
  let askedToStay = false
  const list = createOutboxList((kind) => open?.senders[kind]?.quiet === true)

  /** Takes over what the device has: another tab may have added, sent or removed something. */
  async function look() {
    const account = open?.account
    if (account === undefined) return
    const before = [...list.row()]
    try {
      const there = new Set(await shelf.keysOf(account))
      const isNew = [...there].some((key) => !list.get(key) && !left.has(key))
      const found = isNew ? await shelf.of(account) : []
      if (open?.account !== account) return
      list.remove(before.filter((each) => isGone(each, there)).map(({ key }) => key))
      const unknown = found.filter(({ key }) => !list.get(key) && !left.has(key))
      list.add(unknown.map((parcel) => outgoing(parcel, true)))
    } catch {
      // A device that keeps nothing has nothing of before.
    }
  }

  const isGone = ({ key, kept, state }: Outgoing, there: Set<string>) =>
    kept && state !== "sending" && !there.has(key)

  /** Whether the device could. */
  async function keep(parcels: readonly Parcel[]): Promise<boolean> {
    try {
      await shelf.put(parcels)
      for (const { key } of parcels) loose.delete(key)
      return true
    } catch {
      for (const parcel of parcels) loose.set(parcel.key, parcel)
      return false
    }
  }

  async function forget(keys: readonly string[]) {
    for (const key of keys) {
      loose.delete(key)
      unanswered.delete(key)
      left.add(key)
    }
    await shelf.remove(keys).catch(() => {})
    open?.tell({ gone: keys })
  }

  /** Whether something else may be tried. */
  async function send(track: Track, parcels: Outgoing[], { senders, account }: Opened) {
    const keys = parcels.map(({ key }) => key)
    const stop = new AbortController()
    track.underway = { keys, stop }
    list.set(keys, { state: "sending", part: 0, error: undefined })
    try {
      const reply = await deliver(parcels, senders, account, stop.signal)
      list.arrived(keys)
      await forget(keys)
      for (const listener of sentListeners) listener(parcels, reply)
      return true
    } catch (error) {
      list.set(keys, { state: "waiting", part: 0 })
      if (stop.signal.aborted) return open?.account === account
      return failed(parcels, account, error)
    } finally {
      track.underway = undefined
    }
  }

  function deliver(parcels: Outgoing[], senders: Senders, account: number, signal: AbortSignal) {
    const [{ key, kind, payload }] = parcels as [Outgoing]
    const { lane, together, send } = senders[kind]!
    const headers = { "device-time": new Date().toISOString(), "for-account": String(account) }
    const limits: Partial<SendOptions> =
      lane === undefined ? { onProgress: (part) => list.set([key], { part }) } : { timeout: answerWithin }
    if (together) {
      const payloads = parcels.map((parcel) => parcel.payload as never)
      return together.send(payloads, { key, signal, headers, ...limits })
    }
    return send(payload as never, { key, signal, headers: { ...headers, "idempotency-key": key }, ...limits })
  }

  async function failed(parcels: Outgoing[], account: number, failure: unknown): Promise<boolean> {
    // A fault of our own: told where faults are told, and tried again as if the server had it.
    if (!(failure instanceof ApiError)) reportError(failure)
    const { status, message } =
      failure instanceof ApiError ? failure : { status: 500, message: t("kit.errors.server") }
    const isUnanswered = status === 0
    if (status === 401) signedOut()
    const keys = parcels.map(({ key }) => key)
    const tries = (unanswered.get(keys[0]!) ?? 0) + 1
    if (isUnanswered) unanswered.set(keys[0]!, tries)
    const { state, goOn } = afterFailure(status, tries)
    const triedAt = Date.now()
    list.set(keys, { state, triedAt, isUnanswered, ...(state !== "waiting" && { error: message }) })
    if (state === "refused") await put(parcels, account, { refused: message, refusedAt: triedAt })
    return goOn
  }

  /** Tells the device and the other tabs of what became of something known. */
  async function put(parcels: readonly Outgoing[], account: number, refusal: Partial<Parcel> = {}) {
    const known = parcels.map(({ key, kind, at, order, payload }) => ({
      ...{ key, kind, account, at, order, payload },
      ...refusal,
    }))
    if (await keep(known)) open?.tell({ put: known })
  }

  async function sendAll(track: Track): Promise<void> {
    if (!navigator.onLine) return
    await look()
    for (;;) {
      // What is small goes first, so that it doesn't share the line with a photo.
      if (!track.inLanes) await tracks[0].running
      if (!open || !navigator.onLine) return
      const next = nextParcels(list.row(), open.senders, track.inLanes)
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
    open !== undefined && nextParcels(list.row(), open.senders, inLanes).length > 0

  /** Tries everything again that may go well now. */
  function poke() {
    if (document.visibilityState === "hidden") return
    list.set(
      [...list.row()].filter(({ state }) => state === "failed").map(({ key }) => key),
      { state: "waiting" },
    )
    run()
  }
  const comeBack = () => void look().then(poke)

  /** What another tab of this person did. */
  function hear({ account, put, gone }: News & { account: number }) {
    if (account !== open?.account) return
    if (put) list.add(put.map((parcel) => outgoing(parcel, true)))
    if (gone) list.remove(gone)
  }

  /** A browser short of room throws away what it wasn't asked to keep. */
  function askToStay() {
    if (askedToStay) return
    askedToStay = true
    void navigator.storage?.persist?.().catch(() => {})
  }

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
    /** Begins to send what this account has waiting; the result stops it, and takes all of it out of sight. */
    open(account: number, senders: Senders) {
      const channel = new BroadcastChannel("waterpas.outbox")
      channel.onmessage = ({ data }) => hear(data)
      const tell = (news: News) => channel.postMessage({ ...news, account })
      open = { account, senders, looked: Promise.resolve(), tell }
      const own = [...loose.values()].filter((parcel) => parcel.account === account)
      list.add(own.map((parcel) => outgoing(parcel, false)))
      open.looked = look()
      void open.looked.then(poke)
      const timer = setInterval(poke, tryAgainEvery)
      addEventListener("online", poke)
      document.addEventListener("visibilitychange", comeBack)
      return () => {
        clearInterval(timer)
        removeEventListener("online", poke)
        document.removeEventListener("visibilitychange", comeBack)
        channel.close()
        for (const { underway } of tracks) underway?.stop.abort()
        list.remove([...list.keys()])
        open = undefined
      }
    },
    /** Kept on the device first, if it can; then sent as soon as there is a way. */
    async add(kind: string, payload: unknown, key: string) {
      if (!open) throw new Error("Nobody is signed in")
      const { account, looked } = open
      const at = Date.now()
      await looked
      const order = Math.max(at, lastOrder + 1, list.last() + 1)
      lastOrder = order
      const parcel = { key, kind, account, at, order, payload }
      left.delete(key)
      const kept = await keep([parcel])
      if (open?.account !== account) return
      list.add([outgoing(parcel, kept)])
      if (kept) open.tell({ put: [parcel] })
      askToStay()
      run()
    },
    /** Also what was refused: the reason may be gone. */
    async retry(keys: readonly string[]) {
      if (!open) return
      const known = keys.map((key) => list.get(key)).filter((one) => one !== undefined)
      const refused = known.filter(({ state }) => state === "refused")
      if (refused.length > 0) await put(refused, open.account)
      list.set(keys, { state: "waiting", error: undefined })
      run()
    },
    /** For good. What is being sent may have arrived. */
    async remove(keys: readonly string[]) {
      for (const { underway } of tracks)
        if (underway?.keys.some((key) => keys.includes(key))) underway.stop.abort()
      list.remove(keys)
      await forget(keys)
    },
  }
}

/** One tab sends at a time; where the browser has no locks (http), the keys keep what is sent twice from counting twice. */
const alone = ({ inLanes }: Track, work: () => Promise<void>): Promise<void> =>
  navigator.locks ? navigator.locks.request(`waterpas.outbox${inLanes ? ".lanes" : ""}`, work) : work()

/** That of this browser. */
export const outbox = createOutbox()
