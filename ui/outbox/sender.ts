import type { CallOptions } from "../lib/http.ts"

/** What a sender hands on to its call as it is. */
export interface SendOptions extends CallOptions {
  /** The Idempotency-Key of the (first) item. */
  key: string
  /** Tell the server the clock of this device, for whom it is, and, for an item by itself, its Idempotency-Key. */
  headers: Record<string, string>
  signal: AbortSignal
}

/** How a kind of item is sent. The result goes to who listens to `onSent`. */
export interface Sender<Payload = never> {
  send(payload: Payload, options: SendOptions): Promise<unknown>
  /**
   * OutboxItems of one lane reach the server strictly in the order in which they were made: one that got no answer or a
   * 5xx holds up those behind it, never another lane; a refused one doesn't. Lanes go before what has none, so they are
   * for what is small.
   */
  lane?: string
  /**
   * OutboxItems of this kind that follow each other in the lane go at once, at most so many, as long as `of` is the same.
   * They carry no Idempotency-Key: another try may hold other ones.
   */
  together?: {
    most: number
    of(payload: Payload): string
    send(payloads: Payload[], options: SendOptions): Promise<unknown>
  }
  /**
   * The key of the item without which it means nothing to the server: a stop without its start. It waits as long as
   * that is refused, and is thrown away with it.
   */
  partOf?(payload: Payload): string
  /** What the queue calls it, in Dutch. */
  text(payload: Payload): string
  /** Where one goes to put right what it was refused for, by the code of the refusal. */
  wayOut?(payload: Payload, code: string): { href: string; label: string } | undefined
  /** No change that a person made (positions): not counted, and one row in the queue. */
  quiet?: true
}
export type Senders = Record<string, Sender>
