import { CalendarDays } from "lucide-react"
import { useTranslation } from "react-i18next"
import { EmptyState } from "#ui/kit/EmptyState.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import type { TimelineWeek } from "../schema.ts"
import { ConflictList } from "./ConflictList.tsx"
import { DayColumn } from "./DayColumn.tsx"
import { useWeather } from "./hooks.ts"
import { Legend } from "./Legend.tsx"
import { MoveBar } from "./MoveBar.tsx"
import { Pile } from "./Pile.tsx"
import { PlanDialog } from "./PlanDialog.tsx"
import { usePlanner } from "./usePlanner.ts"
import { WeatherCard } from "./WeatherCard.tsx"
import { WeekSummary } from "./WeekSummary.tsx"

export function Week({ week }: { week: TimelineWeek }) {
  const { t } = useTranslation()
  const planner = usePlanner(week)
  const weather = useWeather(week.monday)
  const places = weather.data?.places ?? []
  const thisWeek = week.days.some(({ day }) => day === week.today)
  const nothing = week.projects.length === 0
  return (
    <>
      <WeekSummary week={week} />
      <ConflictList conflicts={week.conflicts} />
      <Notice tone="bad">{planner.error && `${t("timeline.saved.failed")} ${planner.error.message}`}</Notice>
      {nothing && (
        <EmptyState icon={CalendarDays} title={t("timeline.empty.title")}>
          {t("timeline.empty.text")}
        </EmptyState>
      )}
      <MoveBar planner={planner} />
      <div className="week-frame">
        {thisWeek && (
          <p className="to-today flush">
            <a href={`#dag-${week.today}`} className="touch">
              {t("timeline.nav.toToday")}
            </a>
          </p>
        )}
        <div className="week">
          {week.days.map((day) => (
            <DayColumn key={day.day} day={day} planner={planner} places={places} />
          ))}
        </div>
        <Legend week={week} />
      </div>
      <Pile of="overdue" ids={week.overdueIds} planner={planner} />
      <Pile of="unplanned" ids={week.unplannedIds} planner={planner} />
      <WeatherCard week={week} weather={weather} />
      {planner.opened && <PlanDialog key={planner.opened.id} project={planner.opened} planner={planner} />}
    </>
  )
}
