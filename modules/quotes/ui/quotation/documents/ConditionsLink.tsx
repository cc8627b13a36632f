import { Download } from "lucide-react"
import { useTranslation } from "react-i18next"
import type { QuotationVersion } from "../../../quotations/schema.ts"

/** Downloads the general conditions that a version names. */
export function ConditionsLink({
  conditions: { title, name, url },
}: {
  conditions: NonNullable<QuotationVersion["conditions"]>
}) {
  const { t } = useTranslation()
  return (
    <a className="button button-secondary" href={url} download={name}>
      <Download aria-hidden size="1.2em" />
      {t("quotes.quotation.documents.download")}
      <span className="visually-hidden"> {title}</span>
    </a>
  )
}
