import { useTranslation } from "react-i18next"
import { customerFields } from "../../../customers/fieldNames.ts"
import type { ImportRow } from "../../../import/schema.ts"

/** What is filled in, what stays as it is known, and his project. */
export function ImportedCustomer({ row: { filled, kept, project } }: { row: ImportRow }) {
  const { t } = useTranslation()
  const fields = (names: string[]) =>
    customerFields
      .filter((each) => names.includes(each))
      .map((each) => t(`projects.customers.field.${each}`).toLowerCase())
      .join(", ")
  return (
    <>
      {filled.length > 0 && <p>{t("projects.customers.import.filledIn", { fields: fields(filled) })}</p>}
      {kept.length > 0 && (
        <p className="muted">{t("projects.customers.import.kept", { fields: fields(kept) })}</p>
      )}
      {project && (
        <p>
          {t(`projects.customers.import.projectIs.${project.outcome}`)}: {project.name}
        </p>
      )}
    </>
  )
}
