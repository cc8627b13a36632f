import { acceleration } from "../../constants.ts"
import { deviceTime, type Time } from "./time.ts"

/** `denied`: the person, or the settings of the browser, don't allow it. `unsupported`: there is no such sensor. */
export type MotionFault = "denied" | "unsupported"

export interface MotionSource {
  /** Whether the browser will ask the person first: then only straight after a press. */
  asksLeave: boolean
  /**
   * Calls `moved` at most four times a second with the hardest movement since the time before, in m/s² besides
   * gravity. After `failed` nothing comes any more. Answers how to stop.
   */
  start(moved: (level: number) => void, failed: (fault: MotionFault) => void): () => void
}

interface Axes {
  x: number | null
  y: number | null
  z: number | null
}
export interface MotionReading {
  acceleration: Axes | null
  accelerationIncludingGravity: Axes | null
}

/** What a browser has of it; a test has its own. */
export interface MotionDevice {
  isThere: boolean
  /** Of iOS. */
  requestPermission?: () => Promise<string>
  listen: (heard: (reading: MotionReading) => void) => () => void
  /** Whether the settings of the browser keep the sensor shut, where it tells. */
  isShut: () => Promise<boolean>
}

const leastBetween = 250
/** A computer has the event and no sensor: it never tells a number. */
const silentFor = 3000

export function deviceMotion(device: MotionDevice = thisDevice(), time: Time = deviceTime): MotionSource {
  return {
    asksLeave: device.requestPermission !== undefined,
    start(moved, failed) {
      if (!device.isThere) {
        failed("unsupported")
        return () => {}
      }
      let stop = () => {}
      let stopped = false
      const fail = (fault: MotionFault) => {
        if (stopped) return
        end()
        failed(fault)
      }
      const listen = () => {
        if (!stopped) stop = hear(device, time, moved, fail)
      }
      const end = () => {
        stopped = true
        stop()
      }
      if (!device.requestPermission) listen()
      // Asked at once: iOS listens only while it is still the press that asks.
      else {
        device.requestPermission().then(
          (answer) => (answer === "granted" ? listen() : fail("denied")),
          () => fail("denied"),
        )
      }
      return end
    },
  }
}

/** How hard it moves besides gravity, in m/s². Nothing when it tells no numbers. */
export function levelOf({ acceleration: bare, accelerationIncludingGravity: whole }: MotionReading) {
  const moved = lengthOf(bare)
  if (moved !== undefined) return moved
  const pulled = lengthOf(whole)
  return pulled === undefined ? undefined : Math.abs(pulled - acceleration.gravity)
}

function lengthOf(axes: Axes | null): number | undefined {
  const { x, y, z } = axes ?? { x: null, y: null, z: null }
  if (x === null || y === null || z === null) return undefined
  const length = Math.hypot(x, y, z)
  return Number.isFinite(length) ? length : undefined
}

function hear(
  device: MotionDevice,
  time: Time,
  moved: (level: number) => void,
  fail: (fault: MotionFault) => void,
) {
  let hardest = 0
  let reportedAt = Number.NEGATIVE_INFINITY
  const forget = time.after(silentFor, async () => fail((await device.isShut()) ? "denied" : "unsupported"))
  const stop = device.listen((reading) => {
    const level = levelOf(reading)
    if (level === undefined) return
    forget()
    hardest = Math.max(hardest, level)
    if (time.now() - reportedAt < leastBetween) return
    reportedAt = time.now()
    moved(hardest)
    hardest = 0
  })
  return () => {
    forget()
    stop()
  }
}

function thisDevice(): MotionDevice {
  const { DeviceMotionEvent } = globalThis as {
    DeviceMotionEvent?: { requestPermission?: () => Promise<string> }
  }
  return {
    isThere: DeviceMotionEvent !== undefined && globalThis.isSecureContext !== false,
    requestPermission: DeviceMotionEvent?.requestPermission?.bind(DeviceMotionEvent),
    listen(heard) {
      addEventListener("devicemotion", heard)
      return () => removeEventListener("devicemotion", heard)
    },
    async isShut() {
      try {
        const { state } = await navigator.permissions.query({ name: "accelerometer" as PermissionName })
        return state === "denied"
      } catch {
        return false
      }
    },
  }
}
