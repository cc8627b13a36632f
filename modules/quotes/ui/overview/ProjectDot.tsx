import { useTranslation } from "react-i18next"
import type { QuotationRow } from "../../overview/schema.ts"

/** How far the project is, by colour and word. */
export function ProjectDot({ status }: { status: QuotationRow["projectStatus"] }) {
  const { t } = useTranslation()
  return (
    <span className={`project-dot project-dot-${status}`}>
      {t(`quotes.overview.projectStatus.${status}`)}
    </span>
  )
}
