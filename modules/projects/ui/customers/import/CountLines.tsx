import { useTranslation } from "react-i18next"
import type { ImportCounts } from "../../../importSchema.ts"

/** What an import does, or did, in figures. */
export function CountLines({ counts }: { counts: ImportCounts }) {
  const { t } = useTranslation()
  const { newCustomers, filledCustomers, newProjects, wrong } = counts
  return (
    <ul className="import-counts">
      <li>{t("projects.customers.import.newCustomers", { count: newCustomers })}</li>
      <li>{t("projects.customers.import.filledCustomers", { count: filledCustomers })}</li>
      <li>{t("projects.customers.import.newProjects", { count: newProjects })}</li>
      {wrong > 0 && <li>{t("projects.customers.import.wrongCount", { count: wrong })}</li>}
    </ul>
  )
}
