import { Navigation, Pause, Timer as Stopwatch } from "lucide-react"
import { useEffect } from "react"
import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import { toast } from "#ui/lib/toast.ts"
import { AutoNoticeBar } from "./AutoNoticeBar.tsx"
import { clockText, shortClockText, workedFor } from "./elapsed.ts"
import { whatOf } from "./itemText.ts"
import { watchLanded } from "./landed.ts"
import { useLocated } from "./locator.ts"
import type { Row } from "./rows.ts"
import { useAutoTracking } from "./useAutoTracking.ts"
import { useGps } from "./useGps.ts"
import { useRecorder } from "./useRecorder.ts"
import { useRefusalToasts } from "./useRefusals.ts"
import { useSeconds } from "./useSeconds.ts"
import { useTimer } from "./useTimer.ts"

/** In the top bar of every screen: what runs, and whether places are recorded. It records and starts by itself too. */
export default function TimerBar() {
  const { timer } = useTimer({ poll: true })
  const gps = useGps(timer?.state)
  const running = timer?.running
  const recording = gps.on && running !== undefined && !running.paused
  useRecorder(recording ? running.ref : undefined)
  useAutoTracking(timer, gps.on)
  useRefusalToasts()
  useEffect(watchLanded, [])
  return (
    <div className="timer-bar row">
      {recording && <GpsMark turnOff={() => gps.answer("no")} />}
      {running && <Pill row={running} ahead={timer?.ahead ?? 0} />}
      <AutoNoticeBar running={running} />
    </div>
  )
}

function Pill({ row, ahead }: { row: Row; ahead: number }) {
  const { t } = useTranslation()
  const worked = workedFor(row, useSeconds() + ahead)
  const what = whatOf(row)
  return (
    <Link href="/gps-tracking" className={row.paused ? "timer-pill timer-pill-paused" : "timer-pill"}>
      {row.paused ? <Pause aria-hidden size="1.1em" /> : <Stopwatch aria-hidden size="1.1em" />}
      <span className="visually-hidden">
        {t(row.paused ? "gps.timer.bar.paused" : "gps.timer.bar.running")}{" "}
      </span>
      <span className="timer-pill-what">{what} </span>
      <span className="timer-pill-time timer-pill-long">{clockText(worked)}</span>
      <span className="timer-pill-time timer-pill-short">{shortClockText(worked)}</span>
    </Link>
  )
}

/** One tap stops the recording; the hours run on. */
function GpsMark({ turnOff }: { turnOff: () => void }) {
  const { t } = useTranslation()
  const { fault } = useLocated(false)
  function off() {
    turnOff()
    toast({ title: t("gps.timer.bar.gpsWentOff") })
  }
  return (
    <button
      type="button"
      className={fault ? "gps-mark gps-mark-lost" : "gps-mark"}
      aria-label={`${t("gps.timer.bar.gpsOn")}. ${t("gps.timer.bar.gpsOff")}`}
      title={t("gps.timer.bar.gpsOff")}
      onClick={off}
    >
      <Navigation aria-hidden size="1.1em" />
      <span className="gps-mark-text">{t("gps.timer.bar.gpsOn")}</span>
    </button>
  )
}
