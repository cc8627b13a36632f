import { distances, intervals } from "../../constants.ts"
import { metresBetween } from "../../positions/distance.ts"
import type { Fix } from "../../positions/noise.ts"
import type { SentPosition } from "../../positions/schema.ts"

/** Who stands still is still told of so often. */
const stillEvery = 60_000

/** Chooses what of a walk is worth keeping: not too near in time, and a step further or a minute later. */
export function createRecorder(keep: (position: SentPosition) => void) {
  let last: Fix | undefined
  return (fix: Fix) => {
    if (last && !saysMore(last, fix)) return
    last = fix
    const { latitude, longitude, accuracy, at } = fix
    keep({ latitude, longitude, accuracy, timestamp: new Date(at).toISOString() })
  }
}

function saysMore(last: Fix, fix: Fix): boolean {
  const passed = fix.at - last.at
  if (passed >= stillEvery) return true
  return passed >= intervals.position && metresBetween(last, fix) >= distances.leastStep
}
