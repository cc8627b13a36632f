import * as z from "zod/mini"
import { failureIn, ModelFailure } from "./failure.ts"
import { testQuestion } from "./prompt.nl.ts"
import type { Message } from "./prompt.ts"
import { withRetries } from "./retries.ts"
import { wholeAnswer } from "./wholeAnswer.ts"

/** Where a language model is found. `limits` in milliseconds, for a whole question with its retries. */
export interface ModelSettings {
  apiKey: string
  /** Any service with the calls of OpenAI, also one on this machine. */
  baseUrl?: URL
  model?: string
  limits?: { write: number; test: number }
}

/** What a model is asked for. */
const Written = z.strictObject({ analysis: z.string(), quotationText: z.string() })
export type Written = z.infer<typeof Written>
/** A model that tells more than was asked answered all the same. */
const Answered = z.object(Written.shape)

const Answer = z.object({
  choices: z
    .array(
      z.object({
        message: z.object({ content: z.nullish(z.string()) }),
        finish_reason: z.nullish(z.string()),
      }),
    )
    .check(z.minLength(1)),
})

/** From strict to plain: not every service knows the first two. */
const formats = [
  {
    type: "json_schema" as const,
    json_schema: { name: "texts", strict: true, schema: z.toJSONSchema(Written) },
  },
  { type: "json_object" as const },
  undefined,
]

/** A language model over the `openai` client, which is loaded with the first question. Failures are a ModelFailure. */
export function createModel({
  apiKey,
  baseUrl = new URL("https://api.openai.com/v1"),
  model = "gpt-5.4-mini",
  limits = { write: 60_000, test: 15_000 },
}: ModelSettings) {
  /** The strictest of the formats that the service is known to take. */
  let accepted = 0

  async function complete(messages: Message[], format: (typeof formats)[number], signal: AbortSignal) {
    const { OpenAI } = await import("openai")
    // All given here: the client would else read settings of its own from the environment, or print what it does.
    const client = new OpenAI({
      apiKey,
      baseURL: baseUrl.href.replace(/\/$/, ""),
      organization: null,
      project: null,
      logLevel: "off",
      maxRetries: 0,
      timeout: limits.write,
      fetch: wholeAnswer,
    })
    const answer = await client.chat.completions.create(
      { model, messages, response_format: format },
      { signal },
    )
    const parsed = Answer.safeParse(answer)
    if (!parsed.success) throw new ModelFailure("rubbish")
    const [choice] = parsed.data.choices
    if (choice!.finish_reason === "length") throw new ModelFailure("cutOff")
    return choice!.message.content ?? ""
  }

  async function inFormat(messages: Message[], options: { deadline: number; signal: AbortSignal }) {
    for (let index = accepted; ; index++) {
      try {
        const text = await withRetries(() => complete(messages, formats[index], options.signal), options)
        accepted = index
        return text
      } catch (error) {
        const status = failureIn(error)?.status
        if ((status !== 400 && status !== 422) || index === formats.length - 1) throw error
      }
    }
  }

  /** Ends at the limit, whatever the service does, and at once when `signal` says so. */
  async function within<T>(
    limit: number,
    signal: AbortSignal | undefined,
    ask: (options: { deadline: number; signal: AbortSignal }) => Promise<T>,
  ): Promise<T> {
    const timeout = AbortSignal.timeout(limit)
    const either = signal ? AbortSignal.any([signal, timeout]) : timeout
    try {
      either.throwIfAborted()
      return await ask({ deadline: performance.now() + limit, signal: either })
    } catch (error) {
      signal?.throwIfAborted()
      throw timeout.aborted ? new ModelFailure("timeout") : (failureIn(error) ?? error)
    }
  }

  return {
    name: model,
    /** Both texts as the model gave them, not looked at yet. */
    write: (messages: Message[], signal?: AbortSignal): Promise<Written> =>
      within(limits.write, signal, async (options) => writtenIn(await inFormat(messages, options))),
    /** Whether the service answers at all, with this key and this model. */
    async test(signal?: AbortSignal): Promise<void> {
      const question: Message[] = [{ role: "user", content: testQuestion }]
      await within(limits.test, signal, (options) => complete(question, undefined, options.signal))
    },
  }
}

/** Some services put the JSON in a fence or in a sentence. */
function writtenIn(text: string): Written {
  const json = text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1)
  const parsed = Answered.safeParse(JSON.parse(json))
  if (!parsed.success) throw new ModelFailure("rubbish")
  return parsed.data
}
