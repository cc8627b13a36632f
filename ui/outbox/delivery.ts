import type { Outgoing } from "./item.ts"
import type { Senders } from "./sender.ts"

/** For what is small. What is large may take as long as it takes. */
const answerWithin = 30_000

interface Delivery {
  senders: Senders
  account: number
  signal: AbortSignal
  /** Told how much of a large one has been sent. */
  onPart: (part: number) => void
}

/** Sends one, or some that go together; answers what the server said. */
export function deliver(
  items: readonly Outgoing[],
  { senders, account, signal, onPart }: Delivery,
): Promise<unknown> {
  const [{ key, kind, payload }] = items as [Outgoing]
  const { lane, together, send } = senders[kind]!
  const headers = { "device-time": new Date().toISOString(), "for-account": String(account) }
  const limits = lane === undefined ? { onProgress: onPart } : { timeout: answerWithin }
  if (!together)
    return send(payload as never, { key, signal, headers: { ...headers, "idempotency-key": key }, ...limits })
  const payloads = items.map((item) => item.payload as never)
  return together.send(payloads, { key, signal, headers, ...limits })
}
