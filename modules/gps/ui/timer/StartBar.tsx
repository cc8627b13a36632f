import { Pause, Play, Square } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { useFoot } from "#ui/lib/useFoot.ts"
import { OfferNotice } from "./OfferNotice.tsx"
import type { Row } from "./rows.ts"
import type { Controls } from "./useControls.ts"
import type { Job } from "./writes.ts"

/** Within reach of a thumb, and large enough for a glove. */
export function StartBar({
  running,
  job,
  controls,
}: {
  running: Row | undefined
  job: Job
  controls: Controls
}) {
  const { t } = useTranslation()
  const foot = useFoot<HTMLDivElement>("--bar")
  if (!running)
    return (
      <div ref={foot} className="timer-controls toolbar">
        <OfferNotice controls={controls} />
        <Button
          variant="accent"
          className="timer-main"
          busy={controls.waiting}
          busyLabel={t("gps.timer.control.waiting")}
          onClick={() => controls.start(job)}
        >
          <Play aria-hidden size="1.3em" fill="currentColor" />
          {t("gps.timer.control.start")}
        </Button>
      </div>
    )
  return (
    <div ref={foot} className="timer-controls toolbar">
      <OfferNotice controls={controls} />
      {running.paused ? (
        <Button className="timer-side" onClick={controls.resume}>
          <Play aria-hidden size="1.2em" fill="currentColor" />
          <span>
            {t("gps.timer.control.resume")}
            <span className="visually-hidden"> {t("gps.timer.control.afterBreak")}</span>
          </span>
        </Button>
      ) : (
        <Button className="timer-side" onClick={controls.pause}>
          <Pause aria-hidden size="1.2em" fill="currentColor" />
          {t("gps.timer.control.pause")}
        </Button>
      )}
      <Button className="timer-main timer-stop" onClick={controls.stop}>
        <Square aria-hidden size="1.1em" fill="currentColor" />
        {t("gps.timer.control.stop")}
      </Button>
    </div>
  )
}
