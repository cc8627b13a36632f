import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { Combobox } from "#ui/kit/Combobox.tsx"
import { Field } from "#ui/kit/Field.tsx"
import type { StockItem } from "../schema.ts"
import { useStock } from "./hooks.ts"
import { foundItems } from "./list/stockList.ts"
import { amountOf } from "./words.ts"

interface ItemPickerProps {
  id: string
  label: ReactNode
  hint?: ReactNode
  error?: string
  optional?: boolean
  /** The name of what was chosen. */
  chosen?: string
  onChoose: (item: StockItem) => void
}

/** Chooses a material by typing a part of what is known of it. */
export function ItemPicker({ chosen = "", onChoose, ...field }: ItemPickerProps) {
  const { t } = useTranslation()
  const stock = useStock()
  return (
    <Field {...field}>
      {(aria) => (
        <Combobox
          aria={aria}
          among={stock.data}
          failed={!stock.data && stock.error !== undefined}
          search={foundItems}
          most={20}
          chosen={chosen}
          onChoose={onChoose}
          list={t("stock.title")}
          found={(count) => t("stock.list.found", { count })}
          more={(count) => t("stock.pick.moreFound", { count })}
          keyOf={(item) => item.id}
        >
          {(item: StockItem) => (
            <>
              <span className="combobox-option-name">{item.name}</span>
              <span className="muted">{amountOf(item.quantity, item)}</span>
            </>
          )}
        </Combobox>
      )}
    </Field>
  )
}
