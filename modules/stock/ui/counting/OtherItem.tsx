import { useTranslation } from "react-i18next"
import type { StockItem } from "../../schema.ts"
import { ItemSearch } from "../ItemSearch.tsx"

/** What lies somewhere without the books knowing. */
export function OtherItem({ among, choose }: { among: StockItem[]; choose: (item: StockItem) => void }) {
  const { t } = useTranslation()
  return (
    <div className="no-print">
      <ItemSearch
        id="tellen-ander"
        label={t("stock.counting.other")}
        hint={t("stock.counting.otherHint")}
        among={among}
        choose={choose}
      />
    </div>
  )
}
