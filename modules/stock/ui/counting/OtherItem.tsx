import { useTranslation } from "react-i18next"
import type { StockItem } from "../../schema.ts"
import { ItemPicker } from "../ItemPicker.tsx"

/** What lies somewhere without the books knowing. */
export function OtherItem({ among, choose }: { among: StockItem[]; choose: (item: StockItem) => void }) {
  const { t } = useTranslation()
  return (
    <div className="no-print">
      <ItemPicker
        id="tellen-ander"
        label={t("stock.counting.other")}
        hint={t("stock.counting.otherHint")}
        among={among}
        optional
        onChoose={choose}
      />
    </div>
  )
}
