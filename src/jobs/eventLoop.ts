/** Milliseconds in which nothing else was done. */
export interface Stall {
  /** By the clock: what others waited. */
  waited: number
  /** Of that, time that the processor worked for us; the rest the machine, or its disk, gave to none of us. */
  worked: number
  /** What was at hand: what ended first, then what came last. */
  during: string
}

export type EventLoop = ReturnType<typeof createEventLoop>

/** Nobody's request may hold up that of others longer, in milliseconds. */
export const longestHold = 50

/** Milliseconds between two looks: what holds the loop is known to within this. */
const period = 10
/** What is shorter nobody notices, and the machine itself is no more precise. */
const noticeable = 5
const mostNames = 3

/** Measures by how much the server is late for itself, and tells each time somebody could notice. */
export function createEventLoop(tell: (stall: Stall) => void) {
  const atHand = new Set<string[]>()
  let ended: string[] = []
  let last = "start"
  let looked = 0
  let used = 0
  let timer: ReturnType<typeof setInterval> | undefined

  function look() {
    const [now, cpu] = [performance.now(), threadTime()]
    const waited = now - looked - period
    if (waited >= noticeable) {
      // What held all others mostly ends first of them.
      const names = [...ended, ...[...atHand].reverse().flat()]
      // With nothing at hand it is what was left to clear away.
      const during = names.slice(0, mostNames).join(", ") || `after ${last}`
      tell({ waited, worked: Math.min(cpu - used, waited), during })
    }
    last = ended.at(-1) ?? last
    ended = []
    looked = now
    used = cpu
  }

  return {
    /** `name` is told with what holds the loop until the work is done. */
    during<T>(name: string, work: () => T): T {
      const one = [name]
      atHand.add(one)
      const end = () => {
        atHand.delete(one)
        ended.push(name)
      }
      let result: T | undefined
      try {
        result = work()
        return result
      } finally {
        if (result instanceof Promise) void result.then(end, end)
        else end()
      }
    },
    start() {
      ;[looked, used] = [performance.now(), threadTime()]
      timer = setInterval(look, period)
      timer.unref()
    },
    stop: () => clearInterval(timer),
  }
}

/** What the processor did for this thread, in milliseconds. */
export function threadTime(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
