import { useTranslation } from "react-i18next"
import { Combobox } from "#ui/kit/Combobox.tsx"
import { Field } from "#ui/kit/Field.tsx"
import type { StockItem } from "../../schema.ts"
import { useStock } from "../hooks.ts"
import { foundItems } from "../list/stockList.ts"
import { amountOf } from "../words.ts"

/** Goes on with another material, for the same job. */
export function NextItem({ choose }: { choose: (item: StockItem) => void }) {
  const { t } = useTranslation()
  const stock = useStock()
  return (
    <Field id="pak-volgende" label={t("stock.pick.next")} hint={t("stock.pick.nextHint")} optional>
      {(aria) => (
        <Combobox
          aria={aria}
          among={stock.data}
          failed={!stock.data && stock.error !== undefined}
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
