import { useRef } from "react"
import { mutate } from "swr"
import { t } from "#ui/lib/i18n.ts"
import { newKey } from "#ui/lib/newKey.ts"
import { type ActionOptions, useAction } from "#ui/lib/useAction.ts"
import type { SendQuotation } from "../../../decisions/schema.ts"
import type { Quotation } from "../../../quotations/schema.ts"
import { api } from "../api.ts"
import { quotationsPath, touched } from "../hooks.ts"

/** The page shows the answer at once; a try that failed is done again under the same key. */
function useDecision<Args extends unknown[]>(
  decide: (key: string, ...args: Args) => Promise<Quotation>,
  options: ActionOptions<Quotation>,
) {
  const key = useRef(newKey())
  return useAction(
    async (...args: Args) => {
      const decided = await decide(key.current, ...args)
      key.current = newKey()
      await mutate([quotationsPath, decided.id], decided, { revalidate: false })
      return decided
    },
    { refreshes: touched, ...options },
  )
}

export function useSend({ id, number }: Quotation) {
  // What is sent once more goes to another than the version knows.
  const to = useRef("")
  return useDecision(
    (key, order: SendQuotation) => {
      to.current = order.how === "mail" ? order.to : ""
      return api.send(id, order, key)
    },
    {
      done: () => ({
        title: t("quotes.quotation.send.done"),
        text: to.current && t("quotes.quotation.send.doneTo", { number, to: to.current }),
      }),
    },
  )
}

export const useAccept = ({ id, latest: { version } }: Quotation) =>
  useDecision((key) => api.accept(id, { version }, key), {
    done: "quotes.quotation.accept.done",
    failed: "quotes.quotation.accept.failed",
  })

export const useReject = ({ id }: Quotation) =>
  useDecision((key, reason: string) => api.reject(id, { reason }, key), {
    done: "quotes.quotation.reject.done",
  })

export const useTakeBack = ({ id }: Quotation) =>
  useDecision((key) => api.takeBack(id, key), {
    done: "quotes.quotation.takeBack.done",
    failed: "quotes.quotation.takeBack.failed",
  })
