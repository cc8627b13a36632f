import { useTranslation } from "react-i18next"
import { formatQuantity } from "#src/shared/euro.ts"
import { formatEuros } from "#ui/lib/format.ts"

/** By how much a count differs from the books, in its unit and in euros for who sees prices. */
export function Difference({
  of,
  unit,
}: {
  of: { difference: number; euros: number | null } | undefined
  unit: string
}) {
  const { t } = useTranslation()
  if (!of) return null
  if (of.difference === 0) return <span className="muted">{t("stock.counting.same")}</span>
  const sign = of.difference > 0 ? "+" : ""
  return (
    <>
      <strong>
        {sign}
        {formatQuantity(of.difference)} {unit}
      </strong>
      {of.euros !== null && ` · ${sign}${formatEuros(of.euros)}`}
    </>
  )
}
