import { useTranslation } from "react-i18next"
import { Reminders } from "#modules/gps/ui/approval/Reminders.tsx"
import { WorkBar } from "#modules/gps/ui/timer/WorkBar.tsx"
import { MyWeek } from "#modules/gps/ui/week/MyWeek.tsx"
import { MyTasks } from "#modules/notes/ui/tasks/MyTasks.tsx"
import { MyNews } from "#modules/timeline/ui/MyNews.tsx"
import { MyNext } from "#modules/timeline/ui/MyNext.tsx"
import { MyWork } from "#modules/timeline/ui/MyWork.tsx"
import { useMine } from "#modules/timeline/ui/useMine.ts"
import { dayOf } from "#src/shared/calendar.ts"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import { formatDayInWords } from "#ui/lib/format.ts"
import { useNow } from "#ui/lib/now.ts"
import { useSignedIn } from "#ui/lib/session.ts"
import { useScreen } from "#ui/lib/useScreen.ts"
import { partOfDay } from "../partOfDay.ts"

/** The day of who works on site: his clock first, then where he works, his week and what comes after. */
export function WorkerToday() {
  const { t } = useTranslation()
  const { name } = useSignedIn()
  const now = useNow()
  const { week, mine } = useMine()
  useScreen(t("dashboard.title"))
  const from = mine ? { ...week, error: undefined } : week
  return (
    <div className="worker-today stack">
      <div>
        <h1>{t(`dashboard.hello.${partOfDay(now)}`, { name: name.split(" ")[0] })}</h1>
        <p className="muted">{formatDayInWords(dayOf(now))}</p>
      </div>
      <WorkBar planned={mine?.today.map(({ id }) => id) ?? []} />
      <Reminders />
      <MyNews />
      <MyTasks />
      <Loaded from={from} skeleton={<Skeleton lines={2} height="5rem" />}>
        {() => mine && <MyWork mine={mine} />}
      </Loaded>
      <MyWeek />
      {mine && <MyNext mine={mine} />}
    </div>
  )
}
