import { Check, CircleDashed, CornerUpLeft, TriangleAlert } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Badge } from "#ui/kit/Badge.tsx"
import type { Person } from "./WeekOfAll.tsx"

/** What of someone's week still waits, and for what. */
export function PersonState({ of: { open, incomplete, rejected, minutes, running } }: { of: Person }) {
  const { t } = useTranslation()
  return (
    <span className="hours-state cluster tight">
      {incomplete > 0 && (
        <Badge tone="bad" icon={TriangleAlert}>
          {t("gps.week.incomplete", { count: incomplete })}
        </Badge>
      )}
      {open > incomplete && (
        <Badge tone="warn" icon={CircleDashed}>
          {t("gps.week.toApprove", { count: open - incomplete })}
        </Badge>
      )}
      {rejected > 0 && <Badge icon={CornerUpLeft}>{t("gps.week.rejected", { count: rejected })}</Badge>}
      {open === 0 && rejected === 0 && minutes > 0 && !running && (
        <Badge tone="ok" icon={Check}>
          {t("gps.week.allApproved")}
        </Badge>
      )}
    </span>
  )
}
