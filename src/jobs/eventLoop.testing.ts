import { longestHold, threadTime } from "./eventLoop.ts"

const mostTries = 12

/**
 * The longest that `work` keeps this thread from everything else at a stretch, in milliseconds of the processor of a
 * quiet machine: what another program takes of the processor, and of its caches, counts for nothing. The lowest of at
 * least three tries, as what was never done before takes longer once, and of more while it is longer than is allowed.
 */
export async function heldDuring(work: () => unknown): Promise<number> {
  let held = Number.POSITIVE_INFINITY
  let known = Number.POSITIVE_INFINITY
  let onQuietMachine = held
  for (let tries = 0; tries < 3 || (tries < mostTries && onQuietMachine >= longestHold); tries++) {
    held = Math.min(held, await heldOnce(work))
    known = Math.min(known, timeOfKnownWork())
    onQuietMachine = held * Math.min(1, knownWorkTakes / known)
  }
  return onQuietMachine
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

/** What the known work takes of a quiet machine with two cores, in milliseconds: 8 to 16 measured. */
const knownWorkTakes = 12

/** Work that never changes, of the kinds that a request is made of: texts read and written, rows sorted and grouped. */
function timeOfKnownWork(): number {
  const before = threadTime()
  const rows = JSON.parse(JSON.stringify(knownRows)) as typeof knownRows
  rows.sort((a, b) => a.cents - b.cents)
  Map.groupBy(rows, ({ name }) => name)
  return threadTime() - before
}

const knownRows = Array.from({ length: 25_000 }, (_, n) => ({
  id: n,
  name: `Familie ${n % 977}`,
  cents: (n * 7919) % 100_003,
}))
