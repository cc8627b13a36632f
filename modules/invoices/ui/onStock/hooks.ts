import { useState } from "react"
import useSWR from "swr"
import { touchedByOrders } from "#modules/stock/ui/orders/hooks.ts"
import type { ApiError } from "#ui/lib/http.ts"
import { keyed, newKey } from "#ui/lib/newKey.ts"
import { useAction } from "#ui/lib/useAction.ts"
import type { StockLines, StockPart } from "../../onStock/schema.ts"
import { affectedPaths } from "../allocation/hooks.ts"
import { api } from "./api.ts"

/** What shows that a line lies on the shelf: its invoice, the material and what was ordered of it. */
export const touchedByStock = [...affectedPaths, ...touchedByOrders]

/** A form begins with them, so they are read anew each time, and what is typed on them stays as long as one looks. */
export function useStockLines(invoice: number) {
  const [visit] = useState(newKey)
  return useSWR<StockLines, ApiError>(
    [`/api/invoice-allocations/invoice/${invoice}/stock`, visit],
    () => api.lines(invoice),
    { revalidateOnFocus: false, revalidateOnReconnect: false },
  )
}

export const useTakeOff = () =>
  useAction(({ id }: StockPart) => api.remove(id, keyed(newKey())), {
    refreshes: touchedByStock,
    done: "invoices.onStock.existing.removed",
    failed: "invoices.allocations.existing.failed",
  })
