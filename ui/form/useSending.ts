import { type FormEvent, type RefObject, useRef } from "react"
import type { $ZodType, output } from "zod/v4/core"
import { ApiError } from "../lib/http.ts"
import { useAction } from "../lib/useAction.ts"
import { type Definition, fieldOf, placeOf, type Sentences } from "./judge.ts"
import type { Kinds, ValuesIn } from "./kind.ts"
import type { useFilling } from "./useFilling.ts"
import type { FormOptions } from "./useForm.ts"
import { isConflict, type Versioned } from "./useRow.ts"

/** Sends a form when nothing is wrong with it, once however often it is pressed, and keeps what the server refuses. */
export function useSending<S extends $ZodType, Ks extends Kinds, Result, Row extends Versioned>(
  definition: Definition<S, Ks>,
  latest: RefObject<FormOptions<S, Ks, Result, Row>>,
  { judged, faults, row, settle }: ReturnType<typeof useFilling<S, Ks, Result, Row>>,
) {
  const held = useRef<Promise<unknown>>(undefined)
  const sending = useRef(false)
  const refused = useRef<Sentences>({})
  const { refreshes, done, failed } = latest.current

  const action = useAction(
    async (call: output<S>, values: ValuesIn<Ks>) => {
      refused.current = {}
      try {
        return { result: await latest.current.send(call, { row: row.base, values }) }
      } catch (error) {
        if (error instanceof ApiError) {
          refused.current = refusalsIn(definition, error)
          if (isConflict(error)) await row.lookAgain()
        }
        throw error
      }
    },
    { refreshes, failed, done: typeof done === "function" ? ({ result }) => done(result) : done },
  )

  async function send() {
    if (held.current) await held.current
    const { wrong, call, values } = judged()
    if (call === undefined || Object.keys(wrong).length > 0) {
      action.forget()
      faults.failed(wrong)
      return latest.current.onWrong?.(wrong)
    }
    const sent = await action.act(call, values)
    if (!sent) return faults.failed(wrong, refused.current)
    settle()
    latest.current.onSaved?.(sent.result)
  }

  return {
    ...{ busy: action.busy, error: action.error },
    async submit(event?: FormEvent) {
      event?.preventDefault()
      // React would tell the form around a dialog as well.
      event?.stopPropagation()
      if (sending.current) return
      sending.current = true
      await send().finally(() => {
        sending.current = false
      })
    },
    hold(work: Promise<unknown>) {
      held.current = work.catch(() => undefined)
    },
  }
}

/** A sentence per field, or what lies inside it; of the rest the message speaks. */
const refusalsIn = <S extends $ZodType, Ks extends Kinds>(
  { kinds, how }: Definition<S, Ks>,
  { fields }: ApiError,
): Sentences =>
  Object.fromEntries(
    Object.entries(fields)
      .map(([path, sentence]) => [placeOf(how, path), sentence] as const)
      .filter(([path]) => fieldOf(path) in kinds),
  )
