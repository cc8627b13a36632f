import { useTranslation } from "react-i18next"
import { keyed } from "#ui/lib/newKey.ts"
import { useWishKey } from "#ui/lib/useWishKey.ts"
import type { ItemFields } from "../../items/schema.ts"
import type { StockItem } from "../../schema.ts"
import { api } from "../api.ts"
import { stockPath } from "../hooks.ts"
import { MaterialFields, material, usual } from "./ItemForm.tsx"

/** A new material, without leaving where one needs it. */
export function NewItemDialog({
  start,
  onClose,
  onAdded,
}: {
  start: Partial<ItemFields>
  onClose: () => void
  onAdded: (item: StockItem) => void
}) {
  const { t } = useTranslation()
  const key = useWishKey()
  const form = material.useForm({
    start: { ...usual, maxStock: 0, ...start },
    send: (fields) => api.add(fields, keyed(key.of(fields))),
    refreshes: stockPath,
    done: "stock.edit.added",
    onSaved: onAdded,
  })
  return (
    <material.Dialog
      form={form}
      onClose={onClose}
      size="large"
      title={t("stock.edit.new")}
      save={t("stock.edit.add")}
      failed={t("stock.edit.failed")}
      className="stack roomy"
    >
      <MaterialFields />
    </material.Dialog>
  )
}
