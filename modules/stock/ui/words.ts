import { formatQuantity } from "#src/shared/euro.ts"
import { t } from "#ui/lib/i18n.ts"
import type { Place, StockItem } from "../schema.ts"

/** '2,5 stuks' */
export const amountOf = (quantity: number, { unit }: Pick<StockItem, "unit">) =>
  `${formatQuantity(quantity)} ${unit}`

/** Of who left, or a job that is over, nobody asks any more. */
export const placeName = (places: readonly Place[], key: string) =>
  places.find((place) => place.key === key)?.name ?? t("stock.place.other")

/** 'Werkplaats 3 · Bus van Daan 2' */
export const lyingAt = ({ places: at }: Pick<StockItem, "places">, places: readonly Place[]) =>
  at.map(({ place, quantity }) => `${placeName(places, place)} ${formatQuantity(quantity)}`).join(" · ")
