import { useEffect, useMemo, useState } from "react"
import { ApiError } from "#ui/lib/http.ts"
import { signedOut } from "#ui/lib/session.ts"
import type { PricedContent, QuotationContent, QuotationLine } from "../../quotations/content.schema.ts"
import type { PreviewQuotation } from "../../quotations/schema.ts"
import { api } from "./api.ts"
import { isSame } from "./content.ts"
import { readable, withoutPrefix } from "./faults.ts"

const pause = 250

export interface Preview {
  /** The last that the server worked out. */
  priced: PricedContent
  /** It is of an earlier content: a new one is on its way, or could not be had. */
  stale: boolean
  /** Why the last asked for did not come. */
  error: ApiError | undefined
  /** A sentence per field that the server refused, by its path in the content. */
  fields: Record<string, string>
  again: () => void
}

/**
 * What a content comes to, worked out by the server a moment after the last change. The answer to the last question
 * counts, whatever comes later of earlier ones; without an answer the last figures stay. `known`: a content of which it
 * is known what it comes to, so that nothing is asked as long as nobody changed it.
 */
export function usePreview(
  asked: PreviewQuotation,
  known: { content: QuotationContent; priced: PricedContent },
): Preview {
  const [answer, setAnswer] = useState<{ to: string; priced: PricedContent }>()
  const [failure, setFailure] = useState<{ of: string; error: ApiError; places: number[] }>()
  const [attempt, setAttempt] = useState(0)
  const question = useMemo(() => JSON.stringify(readable(asked.content)), [asked.content])
  const unchanged = useMemo(() => isSame(asked.content, known.content), [asked.content, known.content])
  const answered = unchanged || answer?.to === question
  const { quotationId, projectId } = asked

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks the same again
  useEffect(() => {
    if (answered) return
    const stop = new AbortController()
    const { content, places } = JSON.parse(question) as ReturnType<typeof readable>
    const ask = async () => {
      try {
        const priced = await api.preview({ quotationId, projectId, content }, stop.signal)
        if (stop.signal.aborted) return
        setAnswer((before) => ({ to: question, priced: settled(before?.priced, priced) }))
        setFailure(undefined)
      } catch (error) {
        if (stop.signal.aborted) return
        if (!(error instanceof ApiError)) throw error
        if (error.status === 401) signedOut()
        setFailure({ of: question, error, places })
      }
    }
    const timer = setTimeout(ask, pause)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [question, answered, quotationId, projectId, attempt])

  // Whoever was offline sees the figures come as soon as he is back.
  const failed = failure?.error.status === 0
  useEffect(() => {
    if (!failed) return
    const again = () => setAttempt((count) => count + 1)
    addEventListener("online", again)
    return () => removeEventListener("online", again)
  }, [failed])

  const current = failure?.of === question && !answered ? failure : undefined
  const fields = useMemo(
    () => (current ? inPlace(withoutPrefix(current.error.fields), current.places) : nothing),
    [current],
  )
  return {
    priced: unchanged ? known.priced : (answer?.priced ?? known.priced),
    stale: !answered,
    error: current?.error,
    fields,
    again: () => setAttempt((count) => count + 1),
  }
}

const nothing = {}

/** Lines that came to the same stay the same objects, so that their rows are not drawn again. */
function settled(before: PricedContent | undefined, next: PricedContent): PricedContent {
  const known = new Map<string, QuotationLine>(before?.lines.map((line) => [line.id, line]))
  const lines = next.lines.map((line) => {
    const same = known.get(line.id)
    return same && isSame(same, line) ? same : line
  })
  return { ...next, lines }
}

/** Not all lines were sent: `lines.2` of what was sent stands elsewhere in the whole. */
const inPlace = (fields: Record<string, string>, places: readonly number[]) =>
  Object.fromEntries(
    Object.entries(fields).map(([path, sentence]) => [
      path.replace(/^lines\.(\d+)/, (_, index) => `lines.${places[Number(index)]}`),
      sentence,
    ]),
  )
