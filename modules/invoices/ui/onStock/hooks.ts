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

export const useStockLines = (invoice: number) =>
  useSWR<StockLines, ApiError>(
    `/api/invoice-allocations/invoice/${invoice}/stock`,
    () => api.lines(invoice),
    // A form stands on it: what somebody else did meanwhile the server tells who books.
    { revalidateOnMount: true, revalidateOnFocus: false, revalidateOnReconnect: false },
  )

export const useTakeOff = () =>
  useAction(({ id }: StockPart) => api.remove(id, keyed(newKey())), {
    refreshes: touchedByStock,
    done: "invoices.onStock.existing.removed",
    failed: "invoices.allocations.existing.failed",
  })
