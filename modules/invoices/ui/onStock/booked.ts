import { formatPrice } from "#src/shared/euro.ts"
import { t } from "#ui/lib/i18n.ts"
import { keyed, newKey } from "#ui/lib/newKey.ts"
import type { ToastText } from "#ui/lib/toast.ts"
import { offerUndo } from "#ui/lib/undo.ts"
import type { OnStockNow } from "../../onStock/schema.ts"
import { api } from "./api.ts"
import { touchedByStock } from "./hooks.ts"

/** Lines that came onto the shelf can be taken back together; a price that differs from what was known is told. */
export function booked({ stock, otherPrices }: OnStockNow): ToastText {
  // The same for every try, so that they leave once.
  const key = newKey()
  offerUndo({
    said: t("invoices.onStock.said", { count: stock.length, name: stock[0]!.name }),
    back: () => api.takeBack({ ids: stock.map(({ id }) => id) }, keyed(key)),
    refreshes: touchedByStock,
    undone: t("invoices.onStock.undone"),
    failed: t("stock.undo.failed"),
  })
  const [first] = otherPrices
  if (!first) return { title: t("invoices.onStock.booked") }
  const { name, ordered, paid } = first
  return {
    title: t("invoices.onStock.booked"),
    text: t("stock.order.otherPrice", {
      ...{ name, ordered: formatPrice(ordered), paid: formatPrice(paid), count: otherPrices.length },
    }),
  }
}
