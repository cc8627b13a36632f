import { useEffect, useState } from "react"
import { deviceTime, type Time } from "../device/time.ts"

/** Times as fast as it went. */
export const speeds = [60, 300, 900] as const

const frame = 200

/** Walks through the time of a track, by hand or by itself. */
export function usePlay({ from, to }: { from: number; to: number }, time: Time = deviceTime) {
  const [at, setAt] = useState(from)
  const [wanted, setWanted] = useState(false)
  const [speed, setSpeed] = useState<number>(speeds[1])
  const playing = wanted && at < to
  useEffect(() => {
    if (playing) return time.after(frame, () => setAt(Math.min(to, at + frame * speed)))
  }, [playing, at, to, speed, time])
  return {
    at: Math.min(Math.max(at, from), to),
    /** Who takes hold of it himself stops the walk. */
    seek(next: number) {
      setWanted(false)
      setAt(next)
    },
    playing,
    toggle() {
      if (!playing && at >= to) setAt(from)
      setWanted(!playing)
    },
    speed,
    setSpeed,
  }
}
