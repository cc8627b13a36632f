import { type Clock, systemClock } from "../shared/clock.ts"
import type { Server } from "./compose.ts"
import type { Services } from "./modules.ts"

/** Everyone of the invented company signs in with it. */
export const demoPassword = "duin-en-dijk"

export type DemoClock = ReturnType<typeof demoClock>

/** A clock that can be put back while a company's past year is told, and then tells the time of `now` again. */
export function demoClock(now: Clock = systemClock) {
  let behind = 0
  return Object.assign(() => new Date(now().getTime() - behind), {
    now,
    putBack(days: number) {
      behind = days * 24 * 3600 * 1000
    },
  })
}

/** An invented company at work: each module tells its part. */
export async function fillDemo({ modules, services }: Server<Services>, { now, putBack }: DemoClock) {
  const samples = modules.flatMap((module) => module.samples)
  for (const { fill } of samples.toSorted((a, b) => a.turn - b.turn))
    await fill({ password: demoPassword, now, putBack })
  putBack(0)
  // What was asked for in the past waits until then.
  services.jobs.wake()
}
