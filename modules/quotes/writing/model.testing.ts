import type { ModelSettings } from "./model.ts"
import type { Message } from "./prompt.ts"

/** What a model was asked. */
interface Asked {
  path: string
  authorization: string | null
  model: string
  messages: Message[]
  format: string | undefined
}

/** `cutShort`: an address that gives half an answer. `signal`: who asked has gone. */
type Reply = (asked: Asked, at: { cutShort: string; signal: AbortSignal }) => Response | Promise<Response>

export const testKey = "sk-geheim-van-het-kantoor"

/** A small server with the calls of OpenAI on this machine. Gives `replies` in turn, the last one ever after. */
export function givenModel(...replies: Reply[]) {
  const asked: Asked[] = []
  let next = replies
  const half = Bun.listen({
    port: 0,
    hostname: "127.0.0.1",
    // Announces a whole answer, sends a part and hangs up: a server of Bun would not do that.
    socket: { data: (socket) => void socket.end(halfAnswer) },
  })
  const server = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    idleTimeout: 60,
    async fetch(request) {
      const body = (await request.json()) as {
        model: string
        messages: Message[]
        response_format?: { type: string }
      }
      const question = {
        path: new URL(request.url).pathname,
        authorization: request.headers.get("authorization"),
        model: body.model,
        messages: body.messages,
        format: body.response_format?.type,
      }
      asked.push(question)
      const [reply, ...later] = next
      if (later.length > 0) next = later
      return reply!(question, { cutShort: `http://127.0.0.1:${half.port}/`, signal: request.signal })
    },
  })
  const settings: ModelSettings = {
    apiKey: testKey,
    baseUrl: new URL("/v1", server.url),
    model: "geit-7b",
  }
  return {
    settings,
    asked,
    replies(...others: Reply[]) {
      next = others
    },
    stop() {
      half.stop(true)
      return server.stop(true)
    },
  }
}

const completion = (content: unknown, finish = "stop") => ({
  id: "1",
  object: "chat.completion",
  choices: [{ index: 0, finish_reason: finish, message: { role: "assistant", content } }],
})

/** A whole answer; what isn't text goes as JSON, the way a model writes it. */
export const says =
  (content: unknown, finish?: string): Reply =>
  () =>
    Response.json(completion(typeof content === "string" ? content : JSON.stringify(content), finish))

/** What the model makes of the question. */
export const answers =
  (make: (asked: Asked) => unknown): Reply =>
  (asked) =>
    Response.json(completion(JSON.stringify(make(asked))))

/** Refuses, with the key in its own words, as OpenAI does. Asks to come back at once. */
export const refuses =
  (
    status: number,
    headers: Record<string, string> = { "retry-after": "0" },
    code: string | null = null,
  ): Reply =>
  () =>
    Response.json({ error: { message: `Wrong: ${testKey}`, code } }, { status, headers })

export const raw =
  (text: string, type = "application/json"): Reply =>
  () =>
    new Response(text, { headers: { "content-type": type } })

/** The connection breaks in the middle of the answer. */
export const breaksOff =
  (): Reply =>
  (_, { cutShort }) =>
    Response.redirect(cutShort, 307)

/** Takes the question and says nothing, or begins and never ends. Tells when it was asked, and when it was given up. */
export const hangs =
  (onAsked?: () => void, { begun = false, onEnd }: { begun?: boolean; onEnd?: () => void } = {}): Reply =>
  (_, { signal }) => {
    signal.addEventListener("abort", () => onEnd?.())
    onAsked?.()
    if (!begun) return new Promise<Response>(() => {})
    const stream = new ReadableStream({ start: (controller) => controller.enqueue('{"choices":[') })
    return new Response(stream, { headers: { "content-type": "application/json" } })
  }

const halfAnswer =
  'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n{"choices":['
