import { useTranslation } from "react-i18next"
import { Badge } from "#ui/kit/Badge.tsx"

/** How sure the reading is; below 70% every field deserves a look. */
export function ConfidenceBadge({ part, words = false }: { part: number; words?: boolean }) {
  const { t } = useTranslation()
  const percent = Math.round(part * 100)
  return (
    <Badge tone={percent >= 90 ? "ok" : percent >= 70 ? "warn" : "bad"}>
      {words ? t("invoices.scans.confidence", { percent }) : `${percent}%`}
    </Badge>
  )
}
