/** Often enough that no proxy and no idle limit takes the connection for dead. */
const beatEvery = 5000

const pulse = ": hier\n\n"

export type Send = (event: { event: string }) => void

/**
 * A reply of server-sent events, each as JSON under its name, with comments in between that keep it open. `tell`
 * hears by `signal` that the reader went away.
 */
export function eventStream(
  tell: (send: Send, signal: AbortSignal) => Promise<void>,
  beat = beatEvery,
): Response {
  const gone = new AbortController()
  const encoder = new TextEncoder()
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      const put = (text: string) => {
        if (!gone.signal.aborted) controller.enqueue(encoder.encode(text))
      }
      put(pulse)
      const beating = setInterval(() => put(pulse), beat)
      const send: Send = (event) => put(`event: ${event.event}\ndata: ${JSON.stringify(event)}\n\n`)
      // Not awaited: events must be on their way while the next ones are being made.
      void tell(send, gone.signal).finally(() => {
        clearInterval(beating)
        if (!gone.signal.aborted) controller.close()
      })
    },
    cancel: () => gone.abort(),
  })
  return new Response(stream, {
    headers: {
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store",
      "x-accel-buffering": "no",
    },
  })
}
