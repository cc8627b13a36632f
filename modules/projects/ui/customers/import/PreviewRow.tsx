import { Check, Equal, type LucideIcon, Plus, TriangleAlert } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Badge, type Tone } from "#ui/kit/Badge.tsx"
import { customerFields } from "../../../customers/fieldNames.ts"
import type { ImportRow } from "../../../import/schema.ts"

const looks: Record<ImportRow["outcome"], { tone: Tone; icon: LucideIcon }> = {
  new: { tone: "ok", icon: Plus },
  filled: { tone: "info", icon: Check },
  same: { tone: "neutral", icon: Equal },
  wrong: { tone: "bad", icon: TriangleAlert },
}

export function PreviewRow({
  row: { row, name, outcome, filled, kept, project, wrong },
}: {
  row: ImportRow
}) {
  const { t } = useTranslation()
  const fields = (names: string[]) =>
    customerFields
      .filter((each) => names.includes(each))
      .map((each) => t(`projects.customers.field.${each}`).toLowerCase())
      .join(", ")
  return (
    <>
      <span className="muted import-row-number">{t("projects.customers.import.row", { row })}</span>
      <div className="import-row-text stack flush">
        <p>
          <strong>{name || t("projects.customers.import.nameless")}</strong>
        </p>
        {wrong.map(({ fault, text }) => (
          <p key={fault} className="import-fault">
            {t(`projects.customers.import.fault.${fault}`)}
            {text && ` (${text})`}
          </p>
        ))}
        {filled.length > 0 && <p>{t("projects.customers.import.filledIn", { fields: fields(filled) })}</p>}
        {kept.length > 0 && (
          <p className="muted">{t("projects.customers.import.kept", { fields: fields(kept) })}</p>
        )}
        {project && (
          <p>
            {t(`projects.customers.import.projectIs.${project.outcome}`)}: {project.name}
          </p>
        )}
      </div>
      <span className="import-row-mark">
        <Badge {...looks[outcome]}>{t(`projects.customers.import.outcome.${outcome}`)}</Badge>
      </span>
    </>
  )
}
