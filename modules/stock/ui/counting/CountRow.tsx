import { memo } from "react"
import { useTranslation } from "react-i18next"
import { NumberField } from "#ui/kit/NumberField.tsx"
import { formatWhen } from "#ui/lib/when.ts"
import { type PlaceKey, type StockItem, workshop } from "../../schema.ts"
import { liesAt } from "../moving/wish.ts"
import { amountOf } from "../words.ts"
import { differenceOf, type TypedCount } from "./countForm.ts"
import { Difference } from "./Difference.tsx"

interface CountRowProps {
  id: string
  item: StockItem
  place: PlaceKey
  /** What was counted of it so far. */
  line: TypedCount | undefined
  error: string | undefined
  countedAt: string | undefined
  count: (itemId: number, typed: string, known: number) => void
}

/** One material: what there is by the books, what was counted, and by how much that differs. */
export const CountRow = memo(function CountRow({
  id,
  item,
  place,
  line,
  error,
  countedAt,
  count,
}: CountRowProps) {
  const { t } = useTranslation()
  const known = line?.known ?? liesAt(item, place)
  const about = [
    place === workshop && item.location,
    t("stock.counting.known", { amount: amountOf(known, item) }),
  ]
  return (
    <li className="stock-count">
      <NumberField
        id={id}
        label={item.name}
        hint={about.filter(Boolean).join(" · ")}
        unit={item.unit}
        value={line?.typed ?? ""}
        error={error}
        onChange={(typed) => count(item.id, typed, known)}
      />
      <p className="stock-count-difference" aria-live="polite">
        {line && <Difference of={differenceOf(line, item)} unit={item.unit} />}
        {!line && countedAt && (
          <span className="stock-count-before muted">
            {t("stock.counting.countedAt", { when: formatWhen(countedAt) })}
          </span>
        )}
      </p>
    </li>
  )
})
