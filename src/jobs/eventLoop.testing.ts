import { threadTime } from "./eventLoop.ts"

/**
 * The longest that `work` keeps this thread from everything else at a stretch, in milliseconds of the processor, so that
 * a busy machine counts for nothing. The lowest of three tries: what was never done before takes longer once.
 */
export async function heldDuring(work: () => unknown): Promise<number> {
  let lowest = Number.POSITIVE_INFINITY
  for (let tries = 0; tries < 3; tries++) lowest = Math.min(lowest, await heldOnce(work))
  return lowest
}

async function heldOnce(work: () => unknown): Promise<number> {
  let longest = 0
  let before = threadTime()
  let next: ReturnType<typeof setImmediate>
  const turn = () => {
    const now = threadTime()
    longest = Math.max(longest, now - before)
    before = now
    next = setImmediate(turn)
  }
  turn()
  try {
    await work()
    // What it did last is part of a turn that has not ended.
    await new Promise(setImmediate)
    return longest
  } finally {
    clearImmediate(next!)
  }
}
