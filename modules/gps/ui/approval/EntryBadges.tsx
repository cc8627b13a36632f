import {
  Clock,
  Hand,
  Hourglass,
  type LucideIcon,
  MapPinOff,
  PencilLine,
  TriangleAlert,
  Undo2,
  UserRound,
} from "lucide-react"
import { useTranslation } from "react-i18next"
import { Badge } from "#ui/kit/Badge.tsx"
import type { PendingEntry } from "../../approval/schema.ts"

/** What an entry still misses, and what about it asks for a look. */
export function EntryBadges({ entry: { review, status, remarks, approved } }: { entry: PendingEntry }) {
  const { t } = useTranslation()
  const sentBack = review === "rejected"
  const missing = !approved && status !== "ready"
  if (!sentBack && !missing && remarks.length === 0) return null
  return (
    <p className="cluster">
      {sentBack && (
        <Badge tone="late" icon={Undo2}>
          {t("gps.review.rejected")}
        </Badge>
      )}
      {missing && (
        <Badge tone="warn" icon={status === "incomplete" ? TriangleAlert : UserRound}>
          {t(`gps.approvalScreen.status.${status}`)}
        </Badge>
      )}
      {remarks.map((remark) => (
        <Badge
          key={remark}
          icon={icons[remark]}
          tone={remark === "away" || remark === "long" ? "warn" : "neutral"}
        >
          {t(`gps.approvalScreen.remark.${remark}`)}
        </Badge>
      ))}
    </p>
  )
}

const icons: Record<PendingEntry["remarks"][number], LucideIcon> = {
  corrected: PencilLine,
  long: Hourglass,
  clock: Clock,
  manual: Hand,
  away: MapPinOff,
  noPlace: MapPinOff,
}
