import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { formatTime } from "#ui/lib/format.ts"
import { useFoot } from "#ui/lib/useFoot.ts"
import { outbox } from "#ui/outbox/outbox.ts"
import { threshold } from "../../progress.ts"
import type { FinishedOutgoing } from "../senders.ts"
import type { ShownDay } from "./useDay.ts"
import type { Finishing } from "./useFinishing.ts"

interface FinishBarProps {
  day: ShownDay
  /** The day itself, on its way. */
  sending: FinishedOutgoing | undefined
  finishing: Finishing
}

/** Always in sight: how far the day is, and what it takes to finish it. */
export function FinishBar({ day, sending, finishing }: FinishBarProps) {
  const { t } = useTranslation()
  const { finish, takeBack, refuse } = finishing
  const foot = useFoot<HTMLDivElement>("--bar")
  const { percentage, needed } = day.progress
  const standing =
    needed > 0
      ? t("checklist.finish.needed", { percentage, count: needed })
      : t("checklist.finish.ready", { percentage })
  const refused = sending?.state === "refused" ? sending : undefined
  const underway = sending && !refused
  return (
    <div ref={foot} className="checklist-bar no-print">
      <div className="checklist-bar-text">
        <p id="afronden" role="status">
          <strong>{standing}</strong>
        </p>
        {underway && (
          <p className="muted">
            {t(sending.state === "sending" ? "checklist.finish.sending" : "checklist.finish.waiting")}
          </p>
        )}
        {!sending && day.finished && (
          <p className="muted">
            {t("checklist.finish.finished", {
              time: formatTime(day.finished.at),
              percentage: day.finished.percentage,
            })}
          </p>
        )}
      </div>
      {refused && (
        <div role="alert" className="checklist-refused">
          <p>
            <strong>{t("checklist.finish.failed")}</strong> {refused.error}
          </p>
          <Button className="button-small" onClick={() => void outbox.retry([refused.key])}>
            {t("checklist.finish.again")}
          </Button>
          <Button className="button-small" busy={takeBack.busy} onClick={() => void takeBack.act(refused)}>
            {t("checklist.finish.takeBack")}
          </Button>
        </div>
      )}
      <Button
        variant="primary"
        busy={finish.busy || sending?.state === "sending"}
        busyLabel={t("checklist.finish.busy")}
        unavailable={percentage < threshold && standing}
        onUnavailable={refuse}
        aria-describedby="afronden"
        onClick={() => void finish.act()}
      >
        {t("checklist.finish.button", { percentage })}
      </Button>
    </div>
  )
}
