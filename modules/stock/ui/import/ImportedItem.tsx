import { useTranslation } from "react-i18next"
import { formatPrice } from "#src/shared/euro.ts"
import type { ImportRow, ListField } from "../../import/schema.ts"
import { oneOf } from "../oneOf.ts"
import { amountOf } from "../words.ts"
import { nameOf } from "./names.ts"

/** What it costs and how much of it is booked; of what is known what is filled in, and what stays as it is known. */
export function ImportedItem({ row }: { row: ImportRow }) {
  const { t } = useTranslation()
  const { price, counted, knownAs, filled, kept, archived } = row
  const named = (fields: ListField[]) => fields.map((field) => lower(nameOf(field))).join(", ")
  return (
    <>
      {knownAs && <p className="muted">{t("stock.import.knownAs", { name: knownAs })}</p>}
      {price && (
        <p>
          {t(price.from === null ? "stock.import.priceNew" : "stock.import.priceChanged", {
            from: formatPrice(price.from ?? 0),
            to: formatPrice(price.to),
            unit: oneOf(row),
          })}
        </p>
      )}
      {counted !== null && <p>{t("stock.import.counted", { amount: amountOf(counted, row) })}</p>}
      {filled.length > 0 && <p>{t("stock.import.filledIn", { fields: named(filled) })}</p>}
      {kept.length > 0 && <p className="muted">{t("stock.import.kept", { fields: named(kept) })}</p>}
      {archived && <p className="muted">{t("stock.import.archived")}</p>}
    </>
  )
}

/** Within a sentence: 'code (EAN)'. */
const lower = (label: string) => label.charAt(0).toLowerCase() + label.slice(1)
