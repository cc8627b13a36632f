import { Activity, CircleCheck, Clock, PersonStanding } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Badge } from "#ui/kit/Badge.tsx"
import { Button } from "#ui/kit/Button.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { useAction } from "#ui/lib/useAction.ts"
import { acceleration, intervals } from "../../../constants.ts"
import { deviceMotion, type MotionSource } from "../../device/motionSource.ts"
import { api } from "../api.ts"
import { tasksPath, useTasks } from "../tasks/useTasks.ts"
import { Gauge } from "./Gauge.tsx"
import { useSensorWatch } from "./useSensorWatch.ts"

/** Feels by the sensor of the device whether it moves: no place is measured. */
export function SensorCard({ source: given }: { source?: MotionSource }) {
  const { t } = useTranslation()
  const [source] = useState(() => given ?? deviceMotion())
  const { read } = useTasks()
  const hadTasks = read.data?.some((task) => task.source === "sensor" && !task.simulated) ?? false
  const { sensing, hasTasks, wasReset, start, stop } = useSensorWatch(source, hadTasks)
  const reset = useAction(api.reset, {
    refreshes: tasksPath,
    done: "gps.movementScreen.sensor.wasReset",
    failed: "gps.movementScreen.sensor.notReset",
  })
  const { phase, level, moving, fault, failure } = sensing
  const words = { threshold: acceleration.threshold, seconds: intervals.sensorGap / 1000 }
  return (
    <Card title={t("gps.movementScreen.sensor.title")}>
      <p>{t("gps.movementScreen.sensor.about", words)}</p>
      {phase === "off" && source.asksLeave && <p>{t("gps.movementScreen.sensor.asksLeave")}</p>}
      <div className="actions">
        {phase === "off" ? (
          <Button variant="primary" onClick={start}>
            {t("gps.movementScreen.sensor.start")}
          </Button>
        ) : (
          <Button onClick={stop}>{t("gps.movementScreen.sensor.stop")}</Button>
        )}
        <Button busy={reset.busy} onClick={() => reset.act().then((done) => done && wasReset())}>
          {t("gps.movementScreen.sensor.reset")}
        </Button>
      </div>
      <Notice tone="warn">{phase === "asking" && <p>{t("gps.movementScreen.sensor.asking")}</p>}</Notice>
      <Notice tone="bad">{fault && <p>{t(`gps.movementScreen.sensor.fault.${fault}`)}</p>}</Notice>
      {phase === "on" && <Gauge level={level} />}
      <dl className="facts">
        <div>
          <dt>{t("gps.movementScreen.sensor.status")}</dt>
          <dd>
            {phase !== "on" ? (
              <Badge>{t("gps.movementScreen.sensor.off")}</Badge>
            ) : moving ? (
              <Badge tone="ok" icon={Activity}>
                {t("gps.movementScreen.sensor.moving")}
              </Badge>
            ) : (
              <Badge icon={PersonStanding}>{t("gps.movementScreen.sensor.still")}</Badge>
            )}
          </dd>
        </div>
        <div>
          <dt>{t("gps.movementScreen.sensor.tasks")}</dt>
          <dd>
            {hasTasks ? (
              <Badge tone="ok" icon={CircleCheck}>
                {t("gps.movementScreen.sensor.generated")}
              </Badge>
            ) : (
              <Badge icon={Clock}>{t("gps.movementScreen.sensor.waiting")}</Badge>
            )}
          </dd>
        </div>
      </dl>
      <Notice tone="warn">
        {failure && <p>{t("gps.movementScreen.sensor.failure", { failure, ...words })}</p>}
      </Notice>
    </Card>
  )
}
