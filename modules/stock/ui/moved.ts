import { t } from "#ui/lib/i18n.ts"
import { offerUndo } from "#ui/lib/undo.ts"
import type { Moved } from "../schema.ts"
import { api } from "./api.ts"
import { keep, touchedBy } from "./hooks.ts"

/** What came or went shows at once, and can be turned back in the bar. */
export async function moved(reply: Moved, what: string): Promise<Moved> {
  const { item, movementId } = reply
  await keep(item)
  if (movementId !== null)
    offerUndo({
      said: t("stock.undo.said", { what, name: item.name }),
      back: async () => keep((await api.reverse(movementId)).item),
      refreshes: touchedBy(item.id),
      undone: t("stock.undo.undone", { name: item.name }),
      failed: t("stock.undo.failed"),
    })
  return reply
}
