import { CalendarCheck, CalendarRange, TriangleAlert, Users } from "lucide-react"
import { useTranslation } from "react-i18next"
import { isoWeek } from "#src/shared/days.ts"
import { StatCards } from "#ui/kit/StatCards.tsx"
import { shortDay } from "#ui/lib/dates.ts"
import type { TimelineWeek } from "../schema.ts"

/** Four cards; each says what it counts. */
export function WeekSummary({ week: { summary, today, monday, days } }: { week: TimelineWeek }) {
  const { t } = useTranslation()
  const now = days.some(({ day }) => day === today)
  return (
    <StatCards
      label={t("timeline.summary.label")}
      stats={[
        {
          label: now
            ? t("timeline.summary.thisWeek")
            : t("timeline.summary.otherWeek", { week: isoWeek(monday) }),
          value: summary.week,
          icon: CalendarRange,
          hint: t("timeline.summary.weekHint", { count: summary.week }),
        },
        {
          label: t("timeline.summary.today"),
          value: summary.today,
          icon: CalendarCheck,
          hint: t("timeline.summary.todayHint", { count: summary.today, day: shortDay(today) }),
        },
        {
          label: t("timeline.summary.delayed"),
          value: summary.delayed,
          icon: TriangleAlert,
          hint: t("timeline.summary.delayedHint", { count: summary.delayed }),
        },
        {
          label: t("timeline.summary.teams"),
          value: summary.activeTeams,
          icon: Users,
          hint: t("timeline.summary.teamsHint", { count: summary.people }),
        },
      ]}
    />
  )
}
