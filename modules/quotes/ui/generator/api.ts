import { ApiError, get, postEvents } from "#ui/lib/http.ts"
import { t } from "#ui/lib/i18n.ts"
import {
  type GeneratedQuotation,
  type GenerateQuotation,
  GeneratorEvent,
  type GeneratorStep,
  ModelTest,
} from "../../generator/schema.ts"

interface Listening {
  /** The same for every try of the same request, so that what did arrive is not made twice. */
  key: string
  signal: AbortSignal
  onStep: (step: GeneratorStep) => void
}

export const api = {
  test: () => get(ModelTest, "/api/chatgpt-quotation/test-chatgpt"),
  async generate(asked: GenerateQuotation, { key, signal, onStep }: Listening): Promise<GeneratedQuotation> {
    let made: GeneratedQuotation | undefined
    let refused: ApiError | undefined
    function onEvent(event: GeneratorEvent) {
      if (event.event === "progress") onStep(event.step)
      else if (event.event === "result") made = event.result
      else refused = new ApiError(200, event.code, event.error, event.fields ?? itemIn(event.error, asked))
    }
    const options = { headers: { "idempotency-key": key }, signal, onEvent }
    await postEvents(GeneratorEvent, "/api/chatgpt-quotation/generate-smart-quotation", asked, options)
    if (!made) throw refused ?? new ApiError(0, "network", t("kit.errors.network"))
    return made
  },
}

/** A work item that nothing can be made of is named by its own words: so it can be shown where it was typed. */
function itemIn(sentence: string, { answers }: GenerateQuotation): Record<string, string> {
  const index = answers.werkzaamheden.findIndex((item) => sentence.includes(`‘${item}’`))
  return index < 0 ? {} : { [`answers.werkzaamheden.${index}`]: sentence }
}
