import { useTranslation } from "react-i18next"
import { SaveBar } from "#ui/kit/SaveBar.tsx"
import { formatEuros } from "#ui/lib/format.ts"
import type { ContentForm } from "./useContentForm.ts"
import { withVat } from "./withVat.ts"

/** In sight while something is not saved, with what it comes to now. */
export function SaveQuotationBar({ form, label }: { form: ContentForm; label: string }) {
  const { t } = useTranslation()
  const { dirty, busy, discard, save, preview } = form
  if (!dirty) return null
  return (
    <form
      noValidate
      className="quote-save no-print"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <SaveBar dirty={dirty} busy={busy} discard={discard} label={label}>
        <strong className="quote-save-price">{formatEuros(preview.priced.totals.price)}</strong>{" "}
        {t(withVat(preview.priced.reverseCharge))}
      </SaveBar>
    </form>
  )
}
