import type { ApiError } from "#ui/lib/http.ts"
import { t } from "#ui/lib/i18n.ts"
import { keyed } from "#ui/lib/newKey.ts"
import { useAction } from "#ui/lib/useAction.ts"
import { useWishKey } from "#ui/lib/useWishKey.ts"
import type { Adjust, Moved, StockItem } from "../schema.ts"
import { api } from "./api.ts"
import { touchedBy } from "./hooks.ts"
import { moved } from "./moved.ts"
import { amountOf } from "./words.ts"

/** Hook: adds, or removes by a negative number, and says which and how much. */
export function useAdjust(item: StockItem) {
  const key = useWishKey()
  const whatOf = ({ adjustment }: Adjust) =>
    t(adjustment > 0 ? "stock.adjust.added" : "stock.adjust.removed", {
      amount: amountOf(Math.abs(adjustment), item),
    })
  return useAction(
    async (wish: Adjust): Promise<Moved & { what: string }> => {
      const reply = await api.adjust(item.id, wish, keyed(key.of(wish)))
      key.heard()
      const what = whatOf(wish)
      return { ...(await moved(reply, what)), what }
    },
    {
      refreshes: touchedBy(item.id),
      done: ({ what }) => ({ title: t("stock.adjust.done"), text: what }),
      failed: (error) => ({ title: t("stock.adjust.failed"), text: whyNot(error) }),
    },
  )
}

/** What the server says, when it does say something. */
const whyNot = ({ code, message }: ApiError) =>
  ["unknown", "network", "timeout", "badReply"].includes(code) ? t("stock.adjust.failedText") : message
