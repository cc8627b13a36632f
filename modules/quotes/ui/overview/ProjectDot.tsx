import { useTranslation } from "react-i18next"
import type { QuotationRow } from "../../overview/schema.ts"

/** How far the project is: section 4 of the specification gives each a colour, we add the word. */
export function ProjectDot({ status }: { status: QuotationRow["projectStatus"] }) {
  const { t } = useTranslation()
  return (
    <span className={`project-dot project-dot-${status}`}>
      {t(`quotes.overview.projectStatus.${status}`)}
    </span>
  )
}
