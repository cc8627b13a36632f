import { useTranslation } from "react-i18next"
import type { StockItem } from "../../schema.ts"
import { ItemPicker } from "../ItemPicker.tsx"

/** Goes on with another material, for the same job. */
export function NextItem({ choose }: { choose: (item: StockItem) => void }) {
  const { t } = useTranslation()
  return (
    <ItemPicker
      id="pak-volgende"
      label={t("stock.pick.next")}
      hint={t("stock.pick.nextHint")}
      optional
      onChoose={choose}
    />
  )
}
