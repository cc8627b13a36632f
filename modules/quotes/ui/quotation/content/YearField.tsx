import { useState } from "react"
import { useTranslation } from "react-i18next"
import { TextField } from "#ui/kit/TextField.tsx"

/** The year of construction; what is no year is NaN, so that it is refused and not taken for empty. */
export function YearField({
  value,
  onChange,
  error,
}: {
  value: number | null
  onChange: (year: number | null) => void
  error: string | undefined
}) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState(value === null ? "" : String(value))
  const shown = Object.is(yearIn(typed), value) ? typed : value === null ? "" : String(value)
  return (
    <TextField
      id="quotation-facts-builtIn"
      className="input-number"
      label={t("quotes.quotation.vat.builtIn")}
      inputMode="numeric"
      autoComplete="off"
      optional
      value={shown}
      onChange={(text) => {
        setTyped(text)
        onChange(yearIn(text))
      }}
      error={error}
    />
  )
}

const yearIn = (text: string) =>
  text.trim() === "" ? null : /^\s*\d{4}\s*$/.test(text) ? Number(text) : Number.NaN
