import { useTranslation } from "react-i18next"
import { Reminders } from "#modules/gps/ui/approval/Reminders.tsx"
import { WeekAtAGlance } from "#modules/timeline/ui/WeekAtAGlance.tsx"
import { dayOf } from "#src/shared/calendar.ts"
import { isoWeek } from "#src/shared/days.ts"
import { reaches } from "#src/shared/roles.ts"
import { formatDayInWords } from "#ui/lib/format.ts"
import { useSignedIn } from "#ui/lib/session.ts"
import { useScreen } from "#ui/lib/useScreen.ts"
import { Freshness } from "./Freshness.tsx"
import { useDashboard } from "./hooks.ts"
import { Matters } from "./Matters.tsx"
import { QuickStart } from "./QuickStart.tsx"
import { RecentActivity } from "./RecentActivity.tsx"
import { StatRow } from "./StatRow.tsx"
import { Tiles } from "./Tiles.tsx"
import { WorkerToday } from "./worker/WorkerToday.tsx"

/** Who works on site has a day of his own, without anything of the company. */
export default function Dashboard() {
  return reaches(useSignedIn().role, "manager") ? <OfficeToday /> : <WorkerToday />
}

/** What waits, the company in four figures, and the way to every part. */
function OfficeToday() {
  const { t } = useTranslation()
  const dashboard = useDashboard()
  const data = dashboard.data?.data
  useScreen(t("dashboard.title"))
  const today = dayOf(new Date())
  return (
    <>
      <div className="dashboard-head split">
        <div className="dashboard-title">
          <h1>{t("dashboard.title")}</h1>
          <p className="muted">
            {t("dashboard.day", { day: formatDayInWords(today), week: isoWeek(today) })}
          </p>
        </div>
        <Freshness of={dashboard} />
      </div>
      <Reminders />
      <div className="dashboard-columns dashboard-now">
        <Matters />
        <div className="stack roomy">
          <WeekAtAGlance />
          {data && <RecentActivity projects={data.projects} />}
        </div>
      </div>
      <StatRow stats={data?.stats} counts={data?.counts} office />
      <div className="dashboard-columns">
        <Tiles counts={data?.counts} stats={data?.stats} />
        <QuickStart />
      </div>
    </>
  )
}
