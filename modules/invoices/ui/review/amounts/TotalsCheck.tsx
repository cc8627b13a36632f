import { Check, TriangleAlert } from "lucide-react"
import { useTranslation } from "react-i18next"
import { formatEuros } from "#ui/lib/format.ts"
import type { Sums } from "../sums.ts"

/** Whether what is excluding VAT and the VAT are the total, while someone types. */
export function TotalsCheck({ sums: { net, vat, total, totalOff } }: { sums: Sums }) {
  const { t } = useTranslation()
  const look = totalOff === undefined ? "" : totalOff === 0 ? "review-check-fine" : "review-check-off"
  return (
    <div className={`review-check split ${look}`}>
      <dl className="cluster loose">
        <Sum name={t("invoices.review.sum.net")} cents={net} />
        <Sum name={t("invoices.review.sum.vat")} cents={vat} />
        <Sum name={t("invoices.review.sum.total")} cents={total} />
      </dl>
      <p className="row" role="status">
        {totalOff === undefined ? (
          t("invoices.review.sum.open")
        ) : totalOff === 0 ? (
          <>
            <Check aria-hidden size="1.2em" strokeWidth={3} />
            {t("invoices.review.sum.fine")}
          </>
        ) : (
          <>
            <TriangleAlert aria-hidden size="1.2em" />
            {t(totalOff > 0 ? "invoices.review.sum.tooHigh" : "invoices.review.sum.tooLow", {
              amount: formatEuros(Math.abs(totalOff) / 100),
            })}
          </>
        )}
      </p>
    </div>
  )
}

const Sum = ({ name, cents }: { name: string; cents: number | undefined }) => (
  <div>
    <dt>{name}</dt>
    <dd>{cents === undefined ? "–" : formatEuros(cents / 100)}</dd>
  </div>
)
