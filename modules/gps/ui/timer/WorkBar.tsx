import { Pause, Play, Square } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import { formatTime } from "#ui/lib/format.ts"
import { shortClockText, workedFor } from "./elapsed.ts"
import { tellsTrails } from "./gpsConsent.ts"
import { whatOf } from "./itemText.ts"
import { useLocated } from "./locator.ts"
import { NoticeDialog } from "./NoticeDialog.tsx"
import { OfferNotice } from "./OfferNotice.tsx"
import { quietOnceKnown } from "./quietOnceKnown.ts"
import type { Row } from "./rows.ts"
import { type Controls, useControls } from "./useControls.ts"
import { useGps } from "./useGps.ts"
import { useJob } from "./useJob.ts"
import { useSeconds } from "./useSeconds.ts"
import { type Timer, useTimer } from "./useTimer.ts"
import { WorkStart } from "./WorkStart.tsx"

/** Starts and stops one's own clock in one press. `planned`: the projects on which one works today. */
export function WorkBar({ planned }: { planned: readonly number[] }) {
  const { from, timer } = useTimer()
  return (
    <Loaded from={quietOnceKnown(from)} skeleton={<Skeleton lines={1} height="5.25rem" />}>
      {() => timer && <Bar timer={timer} planned={planned} />}
    </Loaded>
  )
}

function Bar({ timer, planned }: { timer: Timer; planned: readonly number[] }) {
  const gps = useGps(timer.state)
  const located = useLocated(gps.on)
  const choice = useJob(timer.state, located)
  const controls = useControls(timer.running, gps, located)
  const { notice } = controls
  return (
    <div className="stack tight">
      {timer.running ? (
        <RunningBar row={timer.running} ahead={timer.ahead} controls={controls} />
      ) : (
        <WorkStart choice={choice} planned={planned} controls={controls} />
      )}
      <OfferNotice controls={controls} />
      <NoticeDialog
        open={notice.open}
        trails={tellsTrails(timer.state)}
        close={notice.close}
        answer={notice.answer}
      />
    </div>
  )
}

function RunningBar({ row, ahead, controls }: { row: Row; ahead: number; controls: Controls }) {
  const { t } = useTranslation()
  const clock = shortClockText(workedFor(row, useSeconds() + ahead))
  const Sign = row.paused ? Play : Pause
  return (
    <>
      <Button className="work-bar work-bar-running" onClick={controls.stop}>
        <span className="work-bar-sign">
          <Square aria-hidden size="1.5em" />
        </span>
        <span className="work-bar-text">
          <strong>
            {t("gps.timer.workBar.stop")} · {clock}
          </strong>
          <span>{t("gps.timer.workBar.since", { what: whatOf(row), time: formatTime(row.startTime) })}</span>
        </span>
      </Button>
      <Button wide onClick={row.paused ? controls.resume : controls.pause}>
        <Sign aria-hidden size="1.2em" />
        {t(row.paused ? "gps.timer.control.resume" : "gps.timer.control.pause")}
      </Button>
    </>
  )
}
