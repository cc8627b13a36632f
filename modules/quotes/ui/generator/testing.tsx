import type { TestApp } from "#src/testing.ts"
import { signedIn } from "#ui/lib/testing.tsx"
import type { GeneratorEvent } from "../../generator/schema.ts"

export const generating = "/api/chatgpt-quotation/generate-smart-quotation"
export const testing = "/api/chatgpt-quotation/test-chatgpt"

// Kept before a test opens its window, which has its own.
const { Response: ServerResponse, ReadableStream: ServerStream, TextEncoder: Encoder } = globalThis

type Answer = (request: Request) => Response | Promise<Response>

/** A manager whose real server gives these answers of a test in the place of its own. */
export function answered(app: TestApp, answers: Record<string, Answer>) {
  const handle = async (request: Request) =>
    answers[new URL(request.url).pathname]?.(request) ?? app.handle(request)
  return signedIn({ ...app, handle }, "manager")
}

/** A reply of which a test decides when each event comes, and how it ends. */
export function eventReply() {
  let controller: ReadableStreamDefaultController<Uint8Array>
  const stream = new ServerStream<Uint8Array>({
    start(given) {
      controller = given
    },
  })
  return {
    reply: new ServerResponse(stream, { headers: { "content-type": "text/event-stream" } }),
    tell(event: GeneratorEvent) {
      controller.enqueue(new Encoder().encode(`data: ${JSON.stringify(event)}\n\n`))
      return this
    },
    end() {
      controller.close()
      return this
    },
    breakOff(reason: unknown = new TypeError("connection reset")) {
      controller.error(reason)
      return this
    },
  }
}
