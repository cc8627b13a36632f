import { LocateFixed } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Badge } from "#ui/kit/Badge.tsx"
import { Button } from "#ui/kit/Button.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { intervals, stillChecksBeforeSleep } from "../../../constants.ts"
import { useWakeLock } from "../../device/wakeLock.ts"
import { TaskList } from "../tasks/TaskList.tsx"
import { type Drive, useMovementWatch } from "../useMovementWatch.ts"
import { ProjectProposal } from "./ProjectProposal.tsx"
import { WatchFacts } from "./WatchFacts.tsx"

/** Looks where this device is, and makes tasks of where it goes. */
export function WidgetCard({ drive }: { drive?: () => Drive }) {
  const { t } = useTranslation()
  const { watching, start, stop } = useMovementWatch(drive)
  const { phase, project, fix } = watching
  const wake = useWakeLock(phase !== "off")
  return (
    <Card
      title={t("gps.movementScreen.widget.title")}
      aside={
        phase === "on" && (
          <Badge tone="ok" icon={LocateFixed}>
            {t("gps.movementScreen.widget.gpsOn")}
          </Badge>
        )
      }
    >
      <p>
        {t("gps.movementScreen.widget.about", {
          checks: stillChecksBeforeSleep,
          active: intervals.widgetPoll.active / 1000,
          sleep: intervals.widgetPoll.sleep / 1000,
        })}
      </p>
      <div className="actions">
        {phase === "off" ? (
          <Button variant="primary" className="movement-start" onClick={start}>
            {t("gps.movementScreen.widget.start")}
          </Button>
        ) : (
          <Button className="movement-start" onClick={stop}>
            {t("gps.movementScreen.widget.stop")}
          </Button>
        )}
      </div>
      <WatchFacts watching={watching} />
      {wake && phase === "on" && <p className="field-hint">{t(`gps.device.wake.${wake}`)}</p>}
      {phase === "on" && project && fix && <ProjectProposal key={project.id} project={project} fix={fix} />}
      <TaskList empty={t("gps.movementScreen.tasks.noneText")} />
    </Card>
  )
}
