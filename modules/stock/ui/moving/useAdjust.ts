import type { ApiError } from "#ui/lib/http.ts"
import { t } from "#ui/lib/i18n.ts"
import { useAction } from "#ui/lib/useAction.ts"
import type { Adjust, StockItem } from "../../schema.ts"
import { touchedBy } from "../hooks.ts"
import { amountOf } from "../words.ts"
import { saidOf, useMoving } from "./useMoving.ts"

/** Hook: adds, or removes by a negative number, and says which and how much. */
export function useAdjust(item: StockItem) {
  const move = useMoving(item)
  return useAction(
    (wish: Adjust) =>
      move(
        { verb: "adjust", wish },
        t(wish.adjustment > 0 ? "stock.adjust.added" : "stock.adjust.removed", {
          amount: amountOf(Math.abs(wish.adjustment), item),
        }),
      ),
    {
      refreshes: touchedBy(item.id),
      done: saidOf,
      failed: (error) => ({ title: t("stock.adjust.failed"), text: whyNot(error) }),
    },
  )
}

/** What the server says, when it does say something. */
const whyNot = ({ code, message }: ApiError) =>
  ["unknown", "badReply"].includes(code) ? t("stock.adjust.failedText") : message
