import { useTranslation } from "react-i18next"

/** People never see it and are never asked for it; programs that fill in everything give themselves away. */
export function Honeypot({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { t } = useTranslation()
  return (
    <div className="honeypot" aria-hidden="true">
      <label htmlFor="website">{t("kit.field.honeypot")}</label>
      <input
        id="website"
        name="website"
        type="text"
        tabIndex={-1}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}
