import { DomainError } from "#src/shared/errors.ts"
import type { Estimate } from "../pricing/line.ts"
import { faultIn } from "./check.ts"
import { type FailureKind, ModelFailure } from "./failure.ts"
import { writeLocally } from "./local.ts"
import { createModel, type ModelSettings } from "./model.ts"
import { notices } from "./nl.ts"
import { plainText } from "./plain.ts"
import { promptOf } from "./prompt.ts"
import type { Job, Texts } from "./texts.ts"

interface Writing {
  texts: Texts
  /** A Dutch sentence on why it is not the language model's text, where that was asked for. */
  notice: string | null
}

export type TextWriter = ReturnType<typeof createWriter>

/** Writes the texts of a quotation: with a language model when one is set up, else, and when asked, by itself. */
export function createWriter({
  openai,
  report,
}: {
  openai?: ModelSettings
  report: (event: string, facts: Record<string, string | number | undefined>) => void
}) {
  const model = openai && createModel(openai)

  /** The kind is for whoever runs the server; what the service said stays out of the journal. */
  function refusal(code: string, error: unknown): unknown {
    if (!(error instanceof ModelFailure)) return error
    const { kind, status, reason }: { kind: FailureKind; status?: number; reason: string } = error
    report("language model failed", { kind, status })
    return new DomainError(code, 503, { values: { reason } })
  }

  return {
    /** Null: none is set up. */
    model: model ? model.name : null,
    /**
     * Throws 'quotes.generationFailed' when the model gives no texts; texts that fail the check are written locally.
     * `checking` is called once there are texts of a model to look at.
     */
    async write(
      estimate: Estimate,
      job: Job,
      {
        prefer = "model",
        signal,
        checking,
      }: { prefer?: "model" | "local"; signal?: AbortSignal; checking?: () => void } = {},
    ): Promise<Writing> {
      if (!model || prefer === "local") return { texts: writeLocally(estimate, job), notice: null }
      const written = await model.write(promptOf(estimate, job), signal).catch((error) => {
        throw refusal("quotes.generationFailed", error)
      })
      checking?.()
      const texts = { analysis: plainText(written.analysis), quotationText: plainText(written.quotationText) }
      const fault = faultIn(texts, estimate, job.companyContacts ?? [], job.terms)
      return fault
        ? { texts: writeLocally(estimate, job), notice: notices[fault] }
        : { texts: { ...texts, writer: "model" }, notice: null }
    },
    /** Throws 'quotes.modelUnreachable' when the service doesn't answer. */
    async test(signal?: AbortSignal): Promise<void> {
      await model?.test(signal).catch((error) => {
        throw refusal("quotes.modelUnreachable", error)
      })
    },
  }
}
