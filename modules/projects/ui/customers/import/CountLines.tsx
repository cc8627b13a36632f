import { useTranslation } from "react-i18next"
import type { ImportCounts } from "../../../import/schema.ts"

/** What an import does, or did, in figures; what there is none of is left out. */
export function CountLines({ counts, skipping }: { counts: ImportCounts; skipping: boolean }) {
  const { t } = useTranslation()
  const { newCustomers, filledCustomers, newProjects, wrong } = counts
  const lines = [
    newCustomers > 0 && t("projects.customers.import.newCustomers", { count: newCustomers }),
    filledCustomers > 0 && t("projects.customers.import.filledCustomers", { count: filledCustomers }),
    newProjects > 0 && t("projects.customers.import.newProjects", { count: newProjects }),
    skipping && wrong > 0 && t("projects.customers.import.wrongCount", { count: wrong }),
  ].filter((line) => line !== false)
  return (
    lines.length > 0 && (
      <ul className="import-counts marks">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    )
  )
}
