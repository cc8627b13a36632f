import { Check, CircleDashed, CircleDot, CornerUpLeft, TriangleAlert } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Badge } from "#ui/kit/Badge.tsx"
import type { TimeEntry } from "../../../entries/schema.ts"
import { standingOf } from "../../../sheets/standing.ts"

const looks = {
  approved: ["ok", Check],
  rejected: ["bad", CornerUpLeft],
  open: ["warn", CircleDashed],
  active: ["info", CircleDot],
  incomplete: ["bad", TriangleAlert],
} as const

export function EntryState({ entry }: { entry: TimeEntry }) {
  const { t } = useTranslation()
  const state = standingOf(entry)
  const [tone, icon] = looks[state]
  return (
    <Badge tone={tone} icon={icon}>
      {t(`gps.week.sheet.states.${state}`)}
    </Badge>
  )
}
