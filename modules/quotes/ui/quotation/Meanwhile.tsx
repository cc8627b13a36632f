import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { formatMoment } from "#ui/lib/format.ts"
import type { QuotationVersion } from "../../quotations/schema.ts"

/** Another saved while someone was typing: who and when, and how to go on. What was typed stays until he chooses. */
export function Meanwhile({
  latest: { version, createdBy, createdAt },
  onTop,
  theirs,
}: {
  latest: QuotationVersion
  onTop: () => void
  theirs: () => void
}) {
  const { t } = useTranslation()
  return (
    <div role="alert" className="error-summary quote-meanwhile">
      <h2>{t("quotes.quotation.meanwhile.title")}</h2>
      <p>
        {t("quotes.quotation.meanwhile.text", {
          by: createdBy ?? t("quotes.quotation.program"),
          at: formatMoment(createdAt),
          version,
        })}
      </p>
      <p className="quote-buttons">
        <a
          className="button button-primary"
          href={`?vergelijk=${Math.max(1, version - 1)}`}
          target="_blank"
          rel="noopener"
        >
          {t("quotes.quotation.meanwhile.look", { version })}
        </a>
        <Button onClick={onTop}>{t("quotes.quotation.meanwhile.mine", { version: version + 1 })}</Button>
        <Button variant="danger" onClick={theirs}>
          {t("quotes.quotation.meanwhile.theirs")}
        </Button>
      </p>
    </div>
  )
}
