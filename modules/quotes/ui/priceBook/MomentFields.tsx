import { useTranslation } from "react-i18next"
import { change } from "./changeForm.ts"

/** From when a change holds, and why. */
export function MomentFields() {
  const { t } = useTranslation()
  return (
    <>
      <change.Field
        name="since"
        label={t("quotes.priceBook.change.since")}
        hint={t("quotes.priceBook.change.sinceHint")}
      />
      <change.Field
        name="reason"
        label={t("quotes.priceBook.change.reason")}
        hint={t("quotes.priceBook.change.reasonHint")}
        maxLength={300}
        autoComplete="off"
      />
    </>
  )
}
