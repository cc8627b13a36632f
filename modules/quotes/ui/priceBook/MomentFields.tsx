import { useTranslation } from "react-i18next"
import { DateField } from "#ui/kit/DateField.tsx"
import { TextField } from "#ui/kit/TextField.tsx"

interface Control {
  value: string
  onChange: (text: string) => void
  onBlur?: () => void
}

/** From when a change holds, and why. */
export function MomentFields({
  since,
  reason,
  sentences,
}: {
  since: Control
  reason: Control
  sentences: Partial<Record<string, string>>
}) {
  const { t } = useTranslation()
  return (
    <>
      <DateField
        {...since}
        id="change-since"
        label={t("quotes.priceBook.change.since")}
        hint={t("quotes.priceBook.change.sinceHint")}
        error={sentences.since}
      />
      <TextField
        {...reason}
        id="change-reason"
        label={t("quotes.priceBook.change.reason")}
        hint={t("quotes.priceBook.change.reasonHint")}
        maxLength={300}
        autoComplete="off"
        error={sentences.reason}
      />
    </>
  )
}
