import { useTranslation } from "react-i18next"
import { Select } from "#ui/kit/Select.tsx"
import { useTemplates } from "./hooks.ts"

/** What a new quotation begins with; nothing to choose as long as there are no templates. */
export function TemplateSelect({
  value,
  onChange,
}: {
  value: number | undefined
  onChange: (id: number | undefined) => void
}) {
  const { t } = useTranslation()
  const templates = useTemplates().data ?? []
  if (templates.length === 0) return null
  return (
    <Select
      id="new-template"
      label={t("quotes.templates.from.label")}
      empty={t("quotes.templates.from.none")}
      value={value === undefined ? "" : String(value)}
      onChange={(id) => onChange(id ? Number(id) : undefined)}
      options={templates.map(({ id, name }) => ({ value: String(id), label: name }))}
    />
  )
}
