import { Elysia } from "elysia"
import { guard } from "#modules/access/guard.ts"
import type { User } from "#modules/access/schema.ts"
import type { Access } from "#modules/access/service.ts"
import { eventStream } from "#src/http/eventStream.ts"
import { failureOf, type Sentence } from "#src/http/failures.ts"
import { refuseFromElsewhere } from "#src/http/guard.ts"
import { keyOf } from "#src/http/idempotency.ts"
import {
  GeneratedQuotation,
  GenerateQuotation,
  type GeneratorEvent,
  type GeneratorStep,
  ModelTest,
} from "./schema.ts"
import type { Generator } from "./service.ts"

/** Longer than a language model gets. */
const slowestSeconds = 90

export const generatorRoutes = (generator: Generator, access: Access, sentence: Sentence) =>
  new Elysia({ prefix: "/api/chatgpt-quotation" })
    .use(guard(access))
    .get(
      "/test-chatgpt",
      ({ me, request, server }) => {
        refuseFromElsewhere(request)
        server?.timeout(request, slowestSeconds)
        return generator.test(me, request.signal)
      },
      { role: "manager", response: ModelTest },
    )
    .post(
      "/generate-smart-quotation",
      ({ body, me, request, server }) => {
        const key = keyOf(request)
        server?.timeout(request, slowestSeconds)
        return request.headers.get("accept")?.includes("text/event-stream")
          ? streamed(generator, body, me, key, sentence)
          : generator.generate(body, me, { key, signal: request.signal })
      },
      { role: "manager", body: GenerateQuotation, response: GeneratedQuotation },
    )

/** The same as events: how far it is, and in the end what came of it. */
const streamed = (
  generator: Generator,
  wanted: GenerateQuotation,
  me: User,
  key: string | null,
  sentence: Sentence,
): Response =>
  eventStream(async (sendAny, signal) => {
    const send = (event: GeneratorEvent) => sendAny(event)
    try {
      const onStep = (step: GeneratorStep) => send({ event: "progress", step })
      const result = await generator.generate(wanted, me, { key, signal, onStep })
      send({ event: "result", result: GeneratedQuotation.parse(result) })
    } catch (error) {
      const { error: text, code, fields } = failureOf("UNKNOWN", error, sentence).body
      send({ event: "error", error: text, code, fields })
    }
  })
