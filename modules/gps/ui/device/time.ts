/** What o'clock it is and waiting, as one thing: a test has its own, and a simulator one that hurries. */
export interface Time {
  /** Milliseconds, as Date.now. */
  now(): number
  /** Answers how to think better of it. */
  after(milliseconds: number, run: () => void): () => void
}

export const deviceTime: Time = {
  now: () => Date.now(),
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds)
    return () => clearTimeout(timer)
  },
}

/** A minute of it passes in a `factor`th of a minute. */
export function hurriedTime(factor: number, time: Time = deviceTime): Time {
  const start = time.now()
  return {
    now: () => Math.round(start + (time.now() - start) * factor),
    after: (milliseconds, run) => time.after(milliseconds / factor, run),
  }
}
