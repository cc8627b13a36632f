import { CalendarClock, Hourglass } from "lucide-react"
import { lazy, Suspense } from "react"
import { useTranslation } from "react-i18next"
import { dayOf } from "#src/shared/calendar.ts"
import { BackLink } from "#ui/kit/BackLink.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { ScreenHead } from "#ui/kit/ScreenHead.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import { StatCards } from "#ui/kit/StatCards.tsx"
import { formatMoment } from "#ui/lib/format.ts"
import { hoursText } from "#ui/lib/hoursText.ts"
import { useScreen } from "#ui/lib/useScreen.ts"
import { Reminders } from "../approval/Reminders.tsx"
import { byDay } from "./days.ts"
import { GpsCard } from "./GpsCard.tsx"
import { tellsTrails } from "./gpsConsent.ts"
import { useLocated } from "./locator.ts"
import { NoticeDialog } from "./NoticeDialog.tsx"
import { NowCard } from "./NowCard.tsx"
import { quietOnceKnown } from "./quietOnceKnown.ts"
import { RefusedList } from "./RefusedList.tsx"
import type { Row } from "./rows.ts"
import { Sessions } from "./Sessions.tsx"
import { StartBar } from "./StartBar.tsx"
import { isLacking, Unfinished } from "./Unfinished.tsx"
import { useControls } from "./useControls.ts"
import { useGps } from "./useGps.ts"
import { useJob } from "./useJob.ts"
import { type Timer, useSheet, useTimer } from "./useTimer.ts"

const TodayTrack = lazy(() => import("./TodayTrack.tsx"))

/** /gps-tracking: what a worker uses all day. */
export default function TimeRegistration() {
  const { t } = useTranslation()
  const { from, timer } = useTimer()
  const sheet = useSheet()
  useScreen(t("gps.timer.title"))
  const known = sheet.sessions.remembered ? sheet.sessions.since : undefined
  return (
    <div className="timer-screen">
      <BackLink href="/dashboard">{t("gps.timer.back")}</BackLink>
      <ScreenHead title={t("gps.timer.title")} />
      <RefusedList />
      <Reminders shownAlready={new Set(sheet.rows.filter(isLacking).map(({ id }) => id))} />
      <Loaded from={quietOnceKnown(from)} skeleton={<Skeleton lines={3} height="5rem" />}>
        {() =>
          timer && (
            <>
              <Unfinished rows={sheet.rows} />
              <Desk timer={timer} rows={sheet.rows} />
            </>
          )
        }
      </Loaded>
      {known && <p className="muted">{t("gps.timer.sessions.from", { time: formatMoment(known) })}</p>}
    </div>
  )
}

function Desk({ timer, rows }: { timer: Timer; rows: readonly Row[] }) {
  const gps = useGps(timer.state)
  const located = useLocated(gps.on)
  const choice = useJob(timer.state, located)
  const controls = useControls(timer.running, gps, located)
  const { notice } = controls
  const recorded = gps.wanted
  return (
    <div className="timer-desk stack loose">
      <div className="stack loose">
        <NowCard timer={timer} choice={choice} controls={controls} />
        <StartBar running={timer.running} job={choice.job} controls={controls} />
        <TodayFigures rows={rows} timer={timer} />
      </div>
      <div className="stack loose">
        <GpsCard state={timer.state} gps={gps} located={located} />
      </div>
      <div className="timer-wide stack loose">
        <Sessions rows={rows} />
        {recorded && (
          <Suspense>
            <TodayTrack />
          </Suspense>
        )}
      </div>
      <NoticeDialog
        open={notice.open}
        trails={tellsTrails(timer.state)}
        close={notice.close}
        answer={notice.answer}
      />
    </div>
  )
}

/** What runs counts until now. */
function TodayFigures({ rows, timer }: { rows: readonly Row[]; timer: Timer }) {
  const { t } = useTranslation()
  const today = dayOf(new Date(Date.now() + timer.ahead))
  const days = byDay(rows.filter(({ removedAt }) => removedAt === null))
  const own = days.find(({ day }) => day === today)
  return (
    <StatCards
      label={t("gps.timer.today.label")}
      stats={[
        { label: t("gps.timer.today.sessions"), value: own?.rows.length ?? 0, icon: CalendarClock },
        { label: t("gps.timer.today.total"), value: hoursText(own?.minutes ?? 0), icon: Hourglass },
      ]}
    />
  )
}
