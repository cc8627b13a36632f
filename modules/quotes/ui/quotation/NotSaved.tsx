import { useTranslation } from "react-i18next"
import { FormErrors } from "#ui/form/FormErrors.tsx"
import { fieldId } from "./lines/focusField.ts"
import type { ContentForm } from "./useContentForm.ts"

const most = 10

/** Above what was not saved: why, and a line per field that leads to it. */
export function NotSaved({ form: { attempt, fields, error, content } }: { form: ContentForm }) {
  const { t } = useTranslation()
  const wrong = Object.entries(fields)
  const refused = error?.code.endsWith(".versionMeanwhile") ? undefined : error

  function place([path, sentence]: [string, string]) {
    const [, index, field] = /^lines\.(\d+)\.(\w+)$/.exec(path) ?? []
    const line = content.lines[Number(index)]
    if (!line || !field) return { id: `quotation-${path.replaceAll(".", "-")}`, text: sentence }
    const name = line.description || t("quotes.quotation.line.unnamed")
    return { id: fieldId(line.id, field), text: `${name}: ${sentence}` }
  }

  return (
    <FormErrors
      title={t("quotes.quotation.notSaved")}
      message={wrong.length === 0 ? refused?.message : undefined}
      errors={wrong.slice(0, most).map(place)}
      attempt={attempt}
    />
  )
}
