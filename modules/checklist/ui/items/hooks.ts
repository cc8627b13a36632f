import { t } from "#ui/lib/i18n.ts"
import { usePolled } from "#ui/lib/swr.tsx"
import { offerUndo } from "#ui/lib/undo.ts"
import { useAction } from "#ui/lib/useAction.ts"
import type { ItemMove, ListedItem } from "../../schema.ts"
import { api } from "../api.ts"
import { dayPath, itemsPath } from "../paths.ts"

/** What a change of an item shows in. */
export const touched = [itemsPath, dayPath]

export const useItems = () => usePolled<ListedItem[]>(itemsPath, api.items, 0)

export const useMove = () =>
  useAction(({ code, version }: ListedItem, to: ItemMove["to"]) => api.moveItem(code, { to, version }), {
    refreshes: touched,
    failed: "checklist.own.failed",
  })

/** On or off, with its way back in the bar. */
export const useSwitch = () =>
  useAction(
    async (item: ListedItem) => {
      const now = await turned(item)
      offerUndo({
        said: t(now.off ? "checklist.own.off" : "checklist.own.on", { task: now.task }),
        back: () => turned(now),
        refreshes: touched,
        undone: t("checklist.own.undone"),
        failed: t("checklist.own.failed"),
      })
      return now
    },
    { refreshes: touched, failed: "checklist.own.failed" },
  )

const turned = ({ code, category, task, priority, who, off, version }: ListedItem) =>
  api.setItem(code, { category, task, priority, who, version, off: !off })
