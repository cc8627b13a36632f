import { useTranslation } from "react-i18next"
import { roughHours } from "#src/shared/roughHours.ts"
import { Button } from "#ui/kit/Button.tsx"
import { formatEuros } from "#ui/lib/format.ts"
import type { PricedContent } from "../../../quotations/content.schema.ts"
import type { Preview } from "../usePreview.ts"
import { withVat } from "../withVat.ts"

/** What it comes to while someone types. Without an answer of the server the last figures stay, and say so. */
export function Totals({ preview: { priced, stale, error, fields, again } }: { preview: Preview }) {
  const { t } = useTranslation()
  const [wrong] = Object.entries(fields)
    .filter(([path]) => !/^lines\.\d/.test(path))
    .map(([, sentence]) => sentence)
  return (
    <div className="quote-totals stack flush" aria-busy={stale && !error}>
      <TotalsTable priced={priced} stale={stale} />
      <div role="status" className="quote-totals-note cluster roomy">
        {error && (
          <p>
            {error.status === 422
              ? (wrong ?? t("quotes.quotation.totals.wrong"))
              : t("quotes.quotation.totals.failed", { why: error.message })}
          </p>
        )}
        {error && error.status !== 422 && (
          <Button onClick={again}>{t("quotes.quotation.totals.again")}</Button>
        )}
        {!error && priced.unpriced > 0 && (
          <p>{t("quotes.quotation.totals.unpriced", { count: priced.unpriced })}</p>
        )}
      </div>
    </div>
  )
}

export function TotalsTable({
  priced: { totals, reverseCharge },
  stale = false,
}: {
  priced: Pick<PricedContent, "totals" | "reverseCharge">
  stale?: boolean
}) {
  const { t } = useTranslation()
  const { net, vat, price, low, high, hours } = totals
  return (
    <>
      <p className={stale ? "quote-price quote-price-stale" : "quote-price"}>
        <strong>{formatEuros(price)}</strong> <span>{t(withVat(reverseCharge))}</span>
      </p>
      <dl>
        <div className="quote-sum">
          <dt>{t("quotes.quotation.totals.net")}</dt>
          <dd>{formatEuros(net)}</dd>
        </div>
        {vat.map(({ rate, base, amount }) => (
          <div key={rate} className="quote-sum">
            <dt>
              {t("quotes.quotation.totals.vat", { rate })}{" "}
              {vat.length > 1 && (
                <span className="muted">
                  {t("quotes.quotation.totals.over", { base: formatEuros(base) })}
                </span>
              )}
            </dt>
            <dd>{formatEuros(amount)}</dd>
          </div>
        ))}
      </dl>
      <p className="muted">
        {low !== high &&
          `${t("quotes.quotation.totals.band", { low: formatEuros(low), high: formatEuros(high) })} `}
        {hours > 0 && t("quotes.quotation.totals.hours", { hours: roughHours(hours) })}
      </p>
    </>
  )
}
