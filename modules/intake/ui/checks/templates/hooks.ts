import { t } from "#ui/lib/i18n.ts"
import { usePolled } from "#ui/lib/swr.tsx"
import { offerUndo } from "#ui/lib/undo.ts"
import { useAction } from "#ui/lib/useAction.ts"
import type { ItemMove, ListedItem } from "../../../checks/templates/schema.ts"
import { api, itemsPath } from "./api.ts"

export const useItems = () => usePolled<ListedItem[]>(itemsPath, api.items, 0)

export const useMove = () =>
  useAction(({ id, version }: ListedItem, to: ItemMove["to"]) => api.moveItem(id, { to, version }), {
    refreshes: itemsPath,
    failed: "intake.checks.templates.failed",
  })

/** On or off, with its way back in the bar. */
export const useSwitch = () =>
  useAction(
    async (item: ListedItem) => {
      const now = await turned(item)
      offerUndo({
        said: t(now.off ? "intake.checks.templates.off" : "intake.checks.templates.on", { text: now.text }),
        back: () => turned(now),
        refreshes: [itemsPath],
        undone: t("intake.checks.templates.undone"),
        failed: t("intake.checks.templates.failed"),
      })
      return now
    },
    { refreshes: itemsPath, failed: "intake.checks.templates.failed" },
  )

const turned = ({ id, text, required, takes, unit, off, version }: ListedItem) =>
  api.setItem(id, { text, required, takes, unit, version, off: !off })
