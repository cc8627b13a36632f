import { acceleration, intervals } from "../../../constants.ts"
import type { MotionFault, MotionSource } from "../../device/motionSource.ts"
import type { Time } from "../../device/time.ts"
import type { MovementServer } from "../movementWatch.ts"
import { sentenceOf } from "../sentenceOf.ts"

export interface Sensing {
  phase: "off" | "asking" | "on"
  /** m/s² besides gravity. */
  level: number
  moving: boolean
  fault?: MotionFault
  /** The server's sentence, when it could not make the tasks. */
  failure?: string
}
export const quiet: Sensing = { phase: "off", level: 0, moving: false }

export interface SensorOf {
  source: MotionSource
  time: Time
  server: Pick<MovementServer, "start">
  /** Whether the sensor made tasks today already. */
  hasTasks: () => boolean
  changed: (now: Sensing) => void
  tasksChanged: () => void
}

export type SensorWatch = ReturnType<typeof createSensorWatch>

/** Hears whether the device is moved, and then asks for the tasks of the day: once, until they are reset. */
export function createSensorWatch({ source, time, server, hasTasks, changed, tasksChanged }: SensorOf) {
  let state = quiet
  let stopSource = () => {}
  let movedAt = Number.NEGATIVE_INFINITY
  let triggeredAt = Number.NEGATIVE_INFINITY
  let asking = false

  function show(change: Partial<Sensing>) {
    state = { ...state, ...change }
    changed(state)
  }

  function moved(level: number) {
    const now = time.now()
    if (level >= acceleration.threshold) movedAt = now
    show({ phase: "on", level, moving: now - movedAt < calmAfter })
    if (level >= acceleration.threshold && !asking && !hasTasks() && now - triggeredAt >= intervals.sensorGap)
      void trigger(level, now)
  }

  async function trigger(level: number, now: number) {
    triggeredAt = now
    asking = true
    try {
      await server.start({
        detectionMethod: "sensor",
        accelerationLevel: Math.min(1000, Math.round(level * 100) / 100),
      })
      show({ failure: undefined })
      tasksChanged()
    } catch (error) {
      show({ failure: sentenceOf(error) })
    } finally {
      asking = false
    }
  }

  return {
    /** Straight from a press: iOS asks its question only then. */
    start() {
      if (state.phase !== "off") return
      show({ ...quiet, phase: source.asksLeave ? "asking" : "on" })
      stopSource = source.start(moved, (fault) => show({ ...quiet, fault }))
    },
    stop() {
      stopSource()
      if (state.phase !== "off") show(quiet)
    },
  }
}

/** Between two steps of a walk it isn't still. */
const calmAfter = 1500
