import { useEffect, useRef, useState } from "react"
import type { ApiError } from "#ui/lib/http.ts"
import { t } from "#ui/lib/i18n.ts"
import { useAction } from "#ui/lib/useAction.ts"
import { useWishKey } from "#ui/lib/useWishKey.ts"
import type { GenerateQuotation, GeneratorStep } from "../../generator/schema.ts"
import { affectedPaths } from "../quotation/hooks.ts"
import { api } from "./api.ts"

export interface Making {
  /** Undefined: the server has not answered yet. */
  step: GeneratorStep | undefined
  /** As `performance.now()` tells it. */
  startedAt: number
}

/** Lets a quotation be made, and tells how far it is. `onFailed` is told why it was not. */
export function useGeneration(onFailed: (failure: ApiError) => void) {
  const [making, setMaking] = useState<Making>()
  const stop = useRef<AbortController>(undefined)
  /** What was asked last and did not arrive for sure: the same again goes under the same key. */
  const asked = useWishKey()
  useEffect(() => () => stop.current?.abort(), [])

  async function run(wanted: GenerateQuotation) {
    stop.current = new AbortController()
    const { signal } = stop.current
    const startedAt = performance.now()
    const onStep = (step: GeneratorStep) => setMaking({ step, startedAt })
    setMaking({ step: undefined, startedAt })
    try {
      const made = await api.generate(wanted, { key: asked.of(wanted), signal, onStep })
      asked.heard()
      return made
    } catch (error) {
      if (signal.aborted) return undefined
      throw error
    }
  }

  const { act, busy, error, forget } = useAction(run, {
    refreshes: affectedPaths,
    failed(failure) {
      onFailed(failure)
      return { title: t("quotes.generator.failed.title"), text: sentenceOf(failure) }
    },
  })
  return {
    making: busy ? making : undefined,
    busy,
    error,
    forget,
    generate: act,
    cancel: () => stop.current?.abort(),
  }
}

/** Of the server; of what never came back or can't be read only that there is no quotation. */
export const sentenceOf = ({ code, message }: ApiError): string =>
  hasNoReason.includes(code) ? t("quotes.generator.failed.text") : message

const hasNoReason = ["network", "timeout", "badReply", "unknown"]

/** Whether it may help to leave the language model alone: not when the form itself is refused. */
export const mayHelpLocally = ({ status, fields }: ApiError): boolean =>
  Object.keys(fields).length === 0 && (status < 400 || status >= 500)
