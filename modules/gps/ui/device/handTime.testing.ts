import type { Time } from "./time.ts"

/** A time that stands still until a test lets some pass: what was to happen then has happened, in order. */
export function handTime(start = Date.parse("2026-11-21T11:00:00Z")) {
  let now = start
  let waiting: { at: number; run: () => void }[] = []
  const time: Time = {
    now: () => now,
    after(milliseconds, run) {
      const one = { at: now + milliseconds, run }
      waiting.push(one)
      return () => {
        waiting = waiting.filter((each) => each !== one)
      }
    },
  }
  return Object.assign(time, {
    /** What is answered meanwhile (a server) gets its turn too. */
    async pass(seconds: number) {
      const end = now + seconds * 1000
      await settled()
      for (;;) {
        const [next] = waiting.toSorted((a, b) => a.at - b.at)
        if (!next || next.at > end) break
        waiting = waiting.filter((each) => each !== next)
        now = Math.max(now, next.at)
        next.run()
        await settled()
      }
      now = end
    },
  })
}

async function settled() {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
}
