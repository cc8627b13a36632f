import { useEffect, useMemo, useState } from "react"
import { safeParse } from "zod/v4/core"
import { ApiError } from "#ui/lib/http.ts"
import { signedOut } from "#ui/lib/session.ts"
import { InvoiceContent, type Warning } from "../../purchases/schema.ts"
import type { WarningKind } from "../../schema.ts"
import { api } from "./api.ts"
import { contentOf, type Typed } from "./typed.ts"

const pause = 400

export type Warnings = ReturnType<typeof useWarnings>

/**
 * What the server finds odd of what is on the screen, a moment after the last change. The answer to the last question
 * counts; without one, or while something can't be read, the last warnings stay.
 */
export function useWarnings(scanId: number, typed: Typed) {
  const [answer, setAnswer] = useState<{ to: string; warnings: Warning[] }>()
  const [failure, setFailure] = useState<{ of: string; error: ApiError }>()
  const [attempt, setAttempt] = useState(0)
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set())
  const question = useMemo(() => {
    const content = contentOf(typed)
    return safeParse(InvoiceContent, content).success
      ? JSON.stringify({ scanId, supplierId: typed.supplierId, ...content })
      : undefined
  }, [scanId, typed])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks the same again
  useEffect(() => {
    if (question === undefined) return
    const stop = new AbortController()
    const ask = async () => {
      try {
        const { warnings } = await api.check(JSON.parse(question), stop.signal)
        if (stop.signal.aborted) return
        setAnswer({ to: question, warnings })
        setFailure(undefined)
      } catch (error) {
        if (stop.signal.aborted) return
        if (!(error instanceof ApiError)) throw error
        if (error.status === 401) signedOut()
        setFailure({ of: question, error })
      }
    }
    const timer = setTimeout(ask, pause)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [question, attempt])

  const warnings = answer?.warnings ?? none
  const unseen = warnings.filter((warning) => !seen.has(nameOf(warning)))
  return {
    warnings,
    unseen,
    /** It is of an earlier content, or can't be asked yet. */
    stale: answer?.to !== question,
    error: failure !== undefined && failure.of === question ? failure.error : undefined,
    isSeen: (warning: Warning) => seen.has(nameOf(warning)),
    see: (warning: Warning, on: boolean) =>
      setSeen((before) =>
        on ? new Set(before).add(nameOf(warning)) : before.difference(new Set([nameOf(warning)])),
      ),
    accepted: (): WarningKind[] => [
      ...new Set(warnings.filter((warning) => seen.has(nameOf(warning))).map(({ kind }) => kind)),
    ],
    again: () => setAttempt((count) => count + 1),
  }
}

const none: Warning[] = []

/** Another sentence is another warning: it has to be seen again. */
const nameOf = ({ kind, field, text }: Warning) => `${kind} ${field} ${text}`
