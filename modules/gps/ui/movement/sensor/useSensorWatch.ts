import { useEffect, useRef, useState } from "react"
import { refresh } from "#ui/lib/swr.tsx"
import type { MotionSource } from "../../device/motionSource.ts"
import { deviceTime } from "../../device/time.ts"
import { api } from "../api.ts"
import { tasksPath } from "../tasks/useTasks.ts"
import { createSensorWatch, quiet, type Sensing, type SensorWatch } from "./sensorWatch.ts"

/** Listens to the sensor as long as the screen is open, from the press on start. */
export function useSensorWatch(source: MotionSource, hadTasks: boolean) {
  const [sensing, setSensing] = useState<Sensing>(quiet)
  /** Known since this screen asked for them, or threw them away. */
  const [made, setMade] = useState<boolean>()
  const hasTasks = made ?? hadTasks
  const latest = useRef(hasTasks)
  latest.current = hasTasks
  const watch = useRef<SensorWatch>(undefined)
  useEffect(() => () => watch.current?.stop(), [])
  return {
    sensing,
    hasTasks,
    wasReset: () => setMade(false),
    start() {
      watch.current?.stop()
      watch.current = createSensorWatch({
        source,
        time: deviceTime,
        server: api,
        hasTasks: () => latest.current,
        changed: setSensing,
        tasksChanged() {
          latest.current = true
          setMade(true)
          void refresh(tasksPath)
        },
      })
      watch.current.start()
    },
    stop: () => watch.current?.stop(),
  }
}
