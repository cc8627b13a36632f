import { ApiError } from "./http.ts"
import { afterFailure } from "./outboxFailure.ts"
import { createOutboxShelf, type OutboxShelf, type Parcel } from "./outboxShelf.ts"
import type { OnProgress } from "./progress.ts"
import { signedOut } from "./session.ts"

/** A parcel as screens show it. */
export interface Outgoing extends Pick<Parcel, "key" | "kind" | "at" | "payload"> {
  /** `failed`: tried again by itself; `refused`: never taken as it is. */
  state: "waiting" | "sending" | "failed" | "refused"
  /** How much of it was sent, from 0 to 1. */
  part: number
  /** The sentence of the last failure. */
  error?: string
  /** Whether it outlives the page. */
  kept: boolean
}

export interface SendOptions {
  key: string
  signal: AbortSignal
  onProgress: OnProgress
}
/** How a kind of parcel is sent; its result goes to who listens to `onSent`. */
export type Sender = (payload: never, options: SendOptions) => Promise<unknown>
export type Senders = Record<string, Sender>

type SentListener = (parcel: Outgoing, reply: unknown) => void

export type Outbox = ReturnType<typeof createOutbox>

const tryAgainEvery = 15_000

/**
 * What was made without a connection waits here until the server has it, in the order in which it was made, one at a
 * time. It belongs to the account that made it; a login that ended pauses it, and nothing but a person removes it.
 */
export function createOutbox({ shelf = createOutboxShelf() }: { shelf?: OutboxShelf } = {}) {
  const listeners = new Set<() => void>()
  const sentListeners = new Set<SentListener>()
  /** What the device could not keep, of whoever made it: it lives as long as the page. */
  const loose = new Map<string, Parcel>()
  const unanswered = new Map<string, number>()
  let shown: readonly Outgoing[] = []
  let open: { account: number; senders: Senders; tell: () => void } | undefined
  let underway: { key: string; stop: AbortController } | undefined
  let running = false
  let lastAt = 0

  function show(next: readonly Outgoing[]) {
    shown = next
    for (const listener of listeners) listener()
  }
  const set = (key: string, change: Partial<Outgoing>) =>
    show(shown.map((each) => (each.key === key ? { ...each, ...change } : each)))
  const isWaiting = ({ state }: Outgoing) => state === "waiting"

  /** Takes over what the device has: another tab may have added, sent or removed something. */
  async function look() {
    const account = open?.account
    if (account === undefined) return
    const found = await shelf.of(account).catch(() => undefined)
    if (!found || open?.account !== account) return
    const there = new Set(found.map(({ key }) => key))
    const here = shown.filter(({ key, kept, state }) => !kept || state === "sending" || there.has(key))
    const known = new Set(here.map(({ key }) => key))
    const others = found.filter(({ key }) => !known.has(key)).map((parcel) => outgoing(parcel, true))
    show([...here, ...others].toSorted((a, b) => a.at - b.at))
  }

  /** Whether the device could. */
  async function keep(parcel: Parcel): Promise<boolean> {
    try {
      await shelf.put(parcel)
      loose.delete(parcel.key)
      return true
    } catch {
      loose.set(parcel.key, parcel)
      return false
    }
  }

  async function forget(key: string) {
    loose.delete(key)
    unanswered.delete(key)
    show(shown.filter((each) => each.key !== key))
    await shelf.remove(key).catch(() => {})
    open?.tell()
  }

  /** Whether the next one may be tried. */
  async function send(one: Outgoing, { senders, account }: NonNullable<typeof open>): Promise<boolean> {
    const { key, kind, payload } = one
    const stop = new AbortController()
    underway = { key, stop }
    set(key, { state: "sending", part: 0, error: undefined })
    try {
      const onProgress = (part: number) => set(key, { part })
      const reply = await senders[kind]!(payload as never, { key, signal: stop.signal, onProgress })
      await forget(key)
      for (const listener of sentListeners) listener(one, reply)
      return true
    } catch (error) {
      set(key, { state: "waiting", part: 0 })
      if (stop.signal.aborted) return open?.account === account
      if (!(error instanceof ApiError)) throw error
      return failed(one, account, error)
    } finally {
      underway = undefined
    }
  }

  async function failed(
    { key, kind, payload, at }: Outgoing,
    account: number,
    { status, message: error }: ApiError,
  ) {
    if (status === 401) signedOut()
    const tries = (unanswered.get(key) ?? 0) + 1
    if (status === 0) unanswered.set(key, tries)
    const { state, goOn } = afterFailure(status, tries)
    if (state !== "waiting") set(key, { state, error })
    if (state === "refused") await keep({ key, kind, account, at, payload, refused: error })
    return goOn
  }

  async function sendAll(): Promise<void> {
    await look()
    for (;;) {
      const next = shown.find(isWaiting)
      if (!next || !open || !navigator.onLine) return
      if (!(await send(next, open))) return
    }
  }

  function run() {
    if (running || !shown.some(isWaiting)) return
    running = true
    const before = shown
    void alone(sendAll).finally(() => {
      running = false
      // What was added in the very last moment is not left lying.
      if (shown.some((each) => isWaiting(each) && !before.some(({ key }) => key === each.key))) run()
    })
  }

  /** Tries everything again that may go well now. */
  function poke() {
    if (document.visibilityState === "hidden") return
    for (const { key, state } of shown) if (state === "failed") set(key, { state: "waiting" })
    run()
  }

  return {
    get: () => shown,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    onSent(listener: SentListener) {
      sentListeners.add(listener)
      return () => void sentListeners.delete(listener)
    },
    /** Begins to send what this account has waiting; the result stops it, and takes all of it out of sight. */
    open(account: number, senders: Senders) {
      const channel = new BroadcastChannel("waterpas.outbox")
      channel.onmessage = () => void look()
      open = { account, senders, tell: () => channel.postMessage("changed") }
      const own = [...loose.values()].filter((parcel) => parcel.account === account)
      show(own.map((parcel) => outgoing(parcel, false)))
      void look().then(poke)
      const timer = setInterval(poke, tryAgainEvery)
      addEventListener("online", poke)
      document.addEventListener("visibilitychange", poke)
      return () => {
        clearInterval(timer)
        removeEventListener("online", poke)
        document.removeEventListener("visibilitychange", poke)
        channel.close()
        open = undefined
        underway?.stop.abort()
        show([])
      }
    },
    /** Kept on the device first, if it can; then sent as soon as there is a way. */
    async add(kind: string, payload: unknown, key: string) {
      if (!open) throw new Error("Nobody is signed in")
      lastAt = Math.max(Date.now(), lastAt + 1)
      const parcel = { key, kind, account: open.account, at: lastAt, payload }
      const kept = await keep(parcel)
      if (open?.account !== parcel.account) return
      show([...shown.filter((each) => each.key !== key), outgoing(parcel, kept)])
      open.tell()
      run()
    },
    retry(key: string) {
      set(key, { state: "waiting", error: undefined })
      run()
    },
    /** For good. What is being sent may have arrived. */
    async remove(key: string) {
      if (underway?.key === key) underway.stop.abort()
      await forget(key)
    },
  }
}

const outgoing = ({ key, kind, at, payload, refused }: Parcel, kept: boolean): Outgoing => ({
  ...{ key, kind, at, payload, kept, part: 0 },
  ...(refused === undefined ? { state: "waiting" } : { state: "refused", error: refused }),
})

/** One tab sends at a time; where the browser has no locks (http), the keys keep what is sent twice from counting twice. */
const alone = (work: () => Promise<void>): Promise<void> =>
  navigator.locks ? navigator.locks.request("waterpas.outbox", work) : work()

/** That of this browser. */
export const outbox = createOutbox()
