import { FlaskConical } from "lucide-react"
import { useId, useState } from "react"
import { useTranslation } from "react-i18next"
import { Badge } from "#ui/kit/Badge.tsx"
import { Button } from "#ui/kit/Button.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { RadioGroup } from "#ui/kit/RadioGroup.tsx"
import { Select } from "#ui/kit/Select.tsx"
import { distances, intervals } from "../../../constants.ts"
import { simulatedSource } from "../../device/simulatedSource.ts"
import { deviceTime, hurriedTime, type Time } from "../../device/time.ts"
import { TaskList } from "../tasks/TaskList.tsx"
import { type Drive, useMovementWatch } from "../useMovementWatch.ts"
import { WatchFacts } from "../widget/WatchFacts.tsx"
import { type WalkName, walkNames, walks } from "./walks.ts"

const speeds = ["1", "10", "30"]
const every = intervals.simulatorCheck

/** The widget with a walk that nobody walks, to see what it does. The GPS isn't touched. */
export function SimulatorCard({ time = deviceTime }: { time?: Time }) {
  const { t } = useTranslation()
  const id = useId()
  const [walk, setWalk] = useState<WalkName>("walk")
  const [speed, setSpeed] = useState("10")
  const { watching, start, stop } = useMovementWatch(drive)
  const on = watching.phase !== "off"

  function drive(): Drive {
    const hurried = hurriedTime(Number(speed), time)
    return { source: simulatedSource(walks[walk], hurried), time: hurried, simulated: true, every }
  }

  return (
    <Card
      className="simulator"
      title={t("gps.movementScreen.simulator.title")}
      aside={
        <Badge tone="warn" icon={FlaskConical}>
          {t("gps.movementScreen.simulator.badge")}
        </Badge>
      }
    >
      <p>
        <strong>{t("gps.movementScreen.simulator.notReal")}</strong>{" "}
        {t("gps.movementScreen.simulator.about", { metres: distances.movement, seconds: every / 1000 })}
      </p>
      <fieldset className="simulator-choices stack loose" disabled={on}>
        <legend className="visually-hidden">{t("gps.movementScreen.simulator.choices")}</legend>
        <RadioGroup
          id={`${id}-walk`}
          legend={t("gps.movementScreen.simulator.walk")}
          options={walkNames.map((value) => ({
            value,
            label: t(`gps.movementScreen.simulator.walks.${value}`),
          }))}
          value={walk}
          onChange={(value) => setWalk(value as WalkName)}
        />
        <Select
          id={`${id}-speed`}
          label={t("gps.movementScreen.simulator.speed")}
          options={speeds.map((value) => ({
            value,
            label: t(
              `gps.movementScreen.simulator.speeds.x${value}` as "gps.movementScreen.simulator.speeds.x1",
            ),
          }))}
          value={speed}
          onChange={setSpeed}
        />
      </fieldset>
      <div className="actions">
        <Button onClick={on ? stop : start}>
          {t(on ? "gps.movementScreen.simulator.stop" : "gps.movementScreen.simulator.start")}
        </Button>
      </div>
      <WatchFacts watching={watching} every={every} />
      <TaskList simulated empty={t("gps.movementScreen.simulator.noTasks")} />
    </Card>
  )
}
