import { useTranslation } from "react-i18next"
import { Notice } from "#ui/kit/Notice.tsx"

/** What the server says stands in the way of sending, or asks for a look. */
export function Warnings({ of }: { of: readonly string[] }) {
  const { t } = useTranslation()
  return (
    <div className="no-print">
      <Notice tone="warn">
        {of.length > 0 && (
          <>
            <strong>{t("quotes.quotation.warnings")}</strong>
            <ul className="marks">
              {of.map((warning) => (
                <li key={warning}>{warning}</li>
              ))}
            </ul>
          </>
        )}
      </Notice>
    </div>
  )
}
