import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import type { ApiError } from "#ui/lib/http.ts"
import { mayHelpLocally, sentenceOf } from "./useGeneration.ts"

interface MakingFailedProps {
  error: ApiError
  generate: (writer?: "local") => void
}

/** The form is as it was; what is wrong in it stands above it. */
export function MakingFailed({ error, generate }: MakingFailedProps) {
  const { t } = useTranslation()
  if (Object.keys(error.fields).length > 0) return null
  const sentence = sentenceOf(error)
  return (
    <Notice tone="bad">
      <p>
        {t("quotes.generator.failed.title")}. {sentence}
        {sentence !== error.message && `. ${error.message}`}
      </p>
      <p className="failed-kept">{t("quotes.generator.failed.kept")}</p>
      <div className="actions failed-actions">
        {mayHelpLocally(error) && (
          <Button variant="primary" onClick={() => generate("local")}>
            {t("quotes.generator.failed.local")}
          </Button>
        )}
        <Button onClick={() => generate()}>{t("quotes.generator.failed.retry")}</Button>
      </div>
    </Notice>
  )
}
