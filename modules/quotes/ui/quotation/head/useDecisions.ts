import { useRef } from "react"
import { mutate } from "swr"
import { newKey } from "#ui/lib/newKey.ts"
import { type ActionOptions, useAction } from "#ui/lib/useAction.ts"
import type { Quotation } from "../../../quotations/schema.ts"
import { api } from "../api.ts"
import { affectedPaths, quotationsPath } from "../hooks.ts"

/** The page shows the answer at once; a try that failed is done again under the same key. */
export function useDeciding<Args extends unknown[]>(
  decide: (key: string, ...args: Args) => Promise<Quotation>,
) {
  const key = useRef(newKey())
  return async (...args: Args): Promise<Quotation> => {
    const decided = await decide(key.current, ...args)
    key.current = newKey()
    await mutate([quotationsPath, decided.id], decided, { revalidate: false })
    return decided
  }
}

const useDecision = (decide: (key: string) => Promise<Quotation>, options: ActionOptions<Quotation>) =>
  useAction(useDeciding(decide), { refreshes: affectedPaths, ...options })

export const useAccept = ({ id, latest: { version } }: Quotation) =>
  useDecision((key) => api.accept(id, { version }, key), {
    done: "quotes.quotation.accept.done",
    failed: "quotes.quotation.accept.failed",
  })

export const useTakeBack = ({ id }: Quotation) =>
  useDecision((key) => api.takeBack(id, key), {
    done: "quotes.quotation.takeBack.done",
    failed: "quotes.quotation.takeBack.failed",
  })
