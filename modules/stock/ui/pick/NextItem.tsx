import { useTranslation } from "react-i18next"
import type { StockItem } from "../../schema.ts"
import { useStock } from "../hooks.ts"
import { ItemSearch } from "../ItemSearch.tsx"

/** Goes on with another material, for the same job. */
export function NextItem({ choose }: { choose: (item: StockItem) => void }) {
  const { t } = useTranslation()
  const stock = useStock()
  return (
    <ItemSearch
      id="pak-volgende"
      label={t("stock.pick.next")}
      hint={t("stock.pick.nextHint")}
      among={stock.data}
      failed={!stock.data && stock.error !== undefined}
      choose={choose}
    />
  )
}
