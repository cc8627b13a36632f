/** Something that must reach the server, as it is kept on the device: a write, or a file with what belongs to it. */
export interface OutboxItem {
  /** Its Idempotency-Key: the same for every try. */
  key: string
  /** What it is, which says how it is sent. */
  kind: string
  /** Of whom it is: nobody else on this device sees or sends it. */
  account: number
  /** When it was made, by the clock of the device. */
  at: number
  /** Its place in the row, which a clock that was set back doesn't change. */
  order: number
  /** Anything the browser can clone, files too. */
  payload: unknown
  /** The server's sentence, when it will not take it, its code, and when it said so. */
  refused?: string
  refusedAs?: string
  refusedAt?: number
}

/** An item as screens show it. */
export interface Outgoing extends Pick<OutboxItem, "key" | "kind" | "at" | "order" | "payload"> {
  /** `failed`: tried again by itself; `refused`: never taken as it is. */
  state: "waiting" | "sending" | "failed" | "refused"
  /** How much of it was sent, from 0 to 1. */
  part: number
  /** The sentence of the last failure, and its code. */
  error?: string
  code?: string
  /** When it was last tried in vain, by the clock of the device. */
  triedAt?: number
  /** Whether nobody answered the last time: no fault of it, or of the server. */
  isUnanswered?: boolean
  /** Whether it outlives the page. */
  kept: boolean
}

export const outgoing = (
  { key, kind, at, order, payload, refused, refusedAs, refusedAt }: OutboxItem,
  kept: boolean,
): Outgoing => ({
  ...{ key, kind, at, order, payload, kept, part: 0 },
  ...(refused === undefined
    ? { state: "waiting" }
    : { state: "refused", error: refused, code: refusedAs, triedAt: refusedAt }),
})
