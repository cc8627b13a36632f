import { useTranslation } from "react-i18next"
import { formatEuros } from "#ui/lib/format.ts"
import type { InvoiceAmounts } from "../../sales/schema.ts"

/** What it comes to: without VAT, that of each rate with why, and together. */
export function Sums({
  amounts: { net, vat, total },
  shifted,
}: {
  amounts: InvoiceAmounts
  shifted: boolean
}) {
  const { t } = useTranslation()
  return (
    <dl className="sales-sums">
      <div className="split flush">
        <dt>{t("business.sum.net")}</dt>
        <dd>{formatEuros(net)}</dd>
      </div>
      {vat.map(({ rate, base, amount, reasons }) => (
        <div key={rate} className="split flush">
          <dt>
            {t(shifted ? "business.sum.shifted" : "business.sum.vat", { rate, base: formatEuros(base) })}
            {reasons.map((reason) => (
              <span key={reason} className="sales-reason muted">
                {reason}
              </span>
            ))}
          </dt>
          <dd>{formatEuros(amount)}</dd>
        </div>
      ))}
      <div className="sales-total split flush">
        <dt>{t("business.sum.total")}</dt>
        <dd>{formatEuros(total)}</dd>
      </div>
    </dl>
  )
}
