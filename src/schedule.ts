import { layBallast } from "./files/space.ts"
import { journal } from "./http/journal.ts"
import type { Services } from "./services.ts"

const hour = 3600 * 1000

/** All that happens by itself, on one screen. Returns how to stop it. */
export function startSchedule({ files, replays, access }: Services): () => void {
  const recurring: [name: string, every: number, act: () => void][] = [
    ["lay the ballast against a full disk", hour, layBallast],
    ["forget photos that were never sent", hour, files.sweep],
    ["forget sessions that ended", hour, access.sweep],
    ["forget old idempotency keys", 24 * hour, replays.sweep],
  ]
  const timers = recurring.map(([name, every, act]) => setInterval(() => attempt(name, act), every))
  for (const [name, , act] of recurring) setTimeout(() => attempt(name, act), 5_000).unref()
  return () => timers.forEach(clearInterval)
}

function attempt(name: string, act: () => void) {
  try {
    act()
  } catch (error) {
    journal("recurring work failed", { name, error: String(error) })
  }
}
