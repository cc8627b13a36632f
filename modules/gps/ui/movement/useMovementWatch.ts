import { useEffect, useRef, useState } from "react"
import { refresh } from "#ui/lib/swr.tsx"
import { deviceSource, type PositionSource } from "../device/positionSource.ts"
import { deviceTime, type Time } from "../device/time.ts"
import { api } from "./api.ts"
import { createMovementWatch, idle, type MovementWatch, type Watching } from "./movementWatch.ts"
import { tasksPath } from "./tasks/useTasks.ts"

/** What drives it: the GPS of the device, or a walk that nobody walks. */
export interface Drive {
  source: PositionSource
  time: Time
  simulated?: true
  every?: number
}

const realDrive = (): Drive => ({ source: deviceSource(), time: deviceTime })

/** Looks for movement as long as the screen is open, from the press on start. `drive` is asked at each start. */
export function useMovementWatch(drive: () => Drive = realDrive) {
  const [watching, setWatching] = useState<Watching>(idle)
  const watch = useRef<MovementWatch>(undefined)
  useEffect(() => () => watch.current?.stop(), [])
  return {
    watching,
    start() {
      if (watch.current && watch.current.now().phase !== "off") return
      watch.current = createMovementWatch({
        ...drive(),
        server: api,
        changed: setWatching,
        tasksChanged: () => void refresh(tasksPath),
      })
      watch.current.start()
    },
    stop: () => watch.current?.stop(),
  }
}
