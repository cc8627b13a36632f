import { Check, CircleDashed, CircleDot, CornerUpLeft, TriangleAlert } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Badge } from "#ui/kit/Badge.tsx"
import type { TimeEntry } from "../../../entries/schema.ts"

const looks = {
  approved: ["ok", Check],
  rejected: ["bad", CornerUpLeft],
  open: ["warn", CircleDashed],
  active: ["info", CircleDot],
  incomplete: ["bad", TriangleAlert],
} as const

/** What is approved stays so; of the rest it counts first whether it is complete. */
export function EntryState({ entry: { review, status } }: { entry: TimeEntry }) {
  const { t } = useTranslation()
  const state = review === "approved" || status === "completed" ? review : status
  const [tone, icon] = looks[state]
  return (
    <Badge tone={tone} icon={icon}>
      {t(`gps.week.sheet.states.${state}`)}
    </Badge>
  )
}
