import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { Combobox } from "#ui/kit/Combobox.tsx"
import { Field } from "#ui/kit/Field.tsx"
import type { StockItem } from "../schema.ts"
import { foundItems } from "./list/stockList.ts"
import { amountOf } from "./words.ts"

/** Chooses a material by a part of its name or of its supplier's. */
export function ItemSearch({
  id,
  label,
  hint,
  among,
  failed = false,
  choose,
}: {
  id: string
  label: ReactNode
  hint: ReactNode
  among: StockItem[] | undefined
  failed?: boolean
  choose: (item: StockItem) => void
}) {
  const { t } = useTranslation()
  return (
    <Field {...{ id, label, hint }} optional>
      {(aria) => (
        <Combobox
          aria={aria}
          among={among}
          failed={failed}
          search={foundItems}
          most={20}
          chosen=""
          onChoose={choose}
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
