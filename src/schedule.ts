import { layBallast } from "./files/space.ts"
import { journal } from "./http/journal.ts"
import type { Services } from "./services.ts"

const hour = 3600 * 1000
/** Once at the start as well, but not while it starts. */
const soon = 5_000

/** All that happens by itself, on one screen. Returns how to stop it. */
export function startSchedule({ files, replays, access }: Services): () => void {
  const recurring: [name: string, every: number, act: () => void | Promise<void>][] = [
    ["lay the ballast against a full disk", hour, layBallast],
    ["forget photos that were never sent", hour, files.sweep],
    ["forget sessions that ended", hour, access.sweep],
    ["forget old idempotency keys", 24 * hour, replays.sweep],
  ]
  const timers = recurring.flatMap(([name, every, act]) => {
    const run = () => attempt(name, act)
    return [setTimeout(run, soon), setInterval(run, every)]
  })
  return () => timers.forEach(clearInterval)
}

async function attempt(name: string, act: () => void | Promise<void>) {
  try {
    await act()
  } catch (error) {
    journal("recurring work failed", { name, error: String(error) })
  }
}
