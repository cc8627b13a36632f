import { useTranslation } from "react-i18next"
import { formatEuros } from "#ui/lib/format.ts"
import type { QuoteRequest } from "../../requests/schema.ts"

/** The likely price with VAT, and between which prices it may turn out. */
export function Price({ request }: { request: QuoteRequest }) {
  const { t } = useTranslation()
  const { estimatedPrice, lowPrice, highPrice, documentState } = request
  if (documentState === "none") return <p className="muted">{t("quotes.request.noPrice")}</p>
  const [low, high] = [lowPrice, highPrice].map(formatEuros)
  return (
    <>
      <p className="price">
        <strong>{formatEuros(estimatedPrice)}</strong>{" "}
        <span className="muted">{t("quotes.request.withVat")}</span>
      </p>
      <p className="muted">{t("quotes.request.band", { low, high })}</p>
    </>
  )
}
