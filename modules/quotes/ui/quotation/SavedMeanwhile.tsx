import { useTranslation } from "react-i18next"
import { Meanwhile } from "#ui/form/Meanwhile.tsx"
import { Button } from "#ui/kit/Button.tsx"
import { formatMoment } from "#ui/lib/format.ts"
import type { QuotationVersion } from "../../quotations/schema.ts"

/** Another saved while someone was typing: who and when, and how to go on. */
export function SavedMeanwhile({
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
    <Meanwhile
      title={t("quotes.quotation.meanwhile.title")}
      message={t("quotes.quotation.meanwhile.text", {
        by: createdBy ?? t("quotes.quotation.program"),
        at: formatMoment(createdAt),
        version,
      })}
      ways={
        <>
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
        </>
      }
    />
  )
}
