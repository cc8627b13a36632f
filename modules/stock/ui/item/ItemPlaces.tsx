import { MapPin } from "lucide-react"
import { useTranslation } from "react-i18next"
import type { Place, StockItem } from "../../schema.ts"
import { amountOf, placeName } from "../words.ts"

/** How much of it lies where. */
export function ItemPlaces({ item, places }: { item: StockItem; places: readonly Place[] }) {
  const { t } = useTranslation()
  if (item.places.length === 0) return <p className="muted">{t("stock.item.nowhere")}</p>
  return (
    <ul className="lines" aria-label={t("stock.item.places")}>
      {item.places.map(({ place, quantity }) => (
        <li key={place} className="split">
          <span className="row">
            <MapPin aria-hidden size="1.1em" />
            {placeName(places, place)}
          </span>
          <strong>{amountOf(quantity, item)}</strong>
        </li>
      ))}
    </ul>
  )
}
