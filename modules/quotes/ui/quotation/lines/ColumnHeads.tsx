import { useTranslation } from "react-i18next"

/** Over the table; each field has the same name for who doesn't see it. */
export function ColumnHeads() {
  const { t } = useTranslation()
  return (
    <div className="quote-column-heads" aria-hidden>
      <span>{t("quotes.quotation.line.description")}</span>
      <span>{t("quotes.quotation.line.quantity")}</span>
      <span>{t("quotes.quotation.line.unit")}</span>
      <span>{t("quotes.quotation.line.unitPrice")}</span>
      <span>{t("quotes.quotation.line.vatRate")}</span>
      <span>{t("quotes.quotation.line.total")}</span>
    </div>
  )
}
