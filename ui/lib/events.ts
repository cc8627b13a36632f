/**
 * The messages of a text/event-stream as they come in: the JSON of each, with its name as `event` when that stands
 * beside it. What is not JSON comes as undefined. A message that breaks off before its empty line never happened.
 */
export async function* eventsIn(stream: ReadableStream<Uint8Array>): AsyncGenerator<unknown> {
  const decoder = new TextDecoder()
  const reader = stream.getReader()
  let rest = ""
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      const messages = (rest + decoder.decode(value, { stream: true })).split(/\r?\n\r?\n/)
      rest = messages.pop()!
      for (const message of messages) {
        const payload = payloadOf(message)
        if (payload) yield payload.json
      }
    }
  } finally {
    // Who stops listening hangs up; on a stream that broke off there is nothing left to hang up.
    await reader.cancel().catch(() => {})
  }
}

/** Undefined: a message without data, such as the comment that keeps a connection open. */
function payloadOf(message: string): { json: unknown } | undefined {
  const lines = message.split(/\r?\n/)
  const values = (field: string) =>
    lines.flatMap((line) => (line.startsWith(`${field}:`) ? line.slice(field.length + 1).trim() : []))
  const data = values("data").join("\n")
  if (data === "") return undefined
  const [event] = values("event")
  try {
    const json: unknown = JSON.parse(data)
    return { json: event && isObject(json) ? { event, ...json } : json }
  } catch {
    return { json: undefined }
  }
}

const isObject = (json: unknown): json is object => typeof json === "object" && json !== null
