import { DomainError } from "../shared/errors.ts"
import { memoryLimit } from "./memoryLimit.ts"

/** The server itself, with its threads and the bodies on their way to it, and one photo as phones make them. */
const ofTheServer = 190
export const ofOnePhoto = 80
/** With less nothing can be read at all. */
const least = 100

/** A part of the room, until it is given back. */
export interface Share {
  megabytes: number
  /** Takes more, or gives some back: false when there isn't as much. */
  resize(megabytes: number): boolean
  /** Who waits for room may have this one ended, until it is called with nothing; ending it gives it back. */
  lend(end?: () => void): void
  giveBack(): void
}

const retryAfter = 30

/**
 * Memory for what takes much of it: pictures that are decoded and documents that are read, in the server and in the
 * processes it starts. Whoever begins such work takes a share first, as large as the work may get, and waits until
 * there is one, in the order of asking. More than there is in all means: alone.
 */
export function createRoom(megabytes: number) {
  const shares = new Set<Share & { end?: () => void }>()
  const waiting: { megabytes: number; begin: () => void }[] = []
  const free = () => [...shares].reduce((left, share) => left - share.megabytes, megabytes)

  /** What is lent ends one after another, each serving again as it gives back. */
  function serve() {
    for (let first = waiting[0]; first && first.megabytes <= free(); first = waiting[0]) {
      waiting.shift()
      first.begin()
    }
    if (waiting.length > 0) for (const { end } of [...shares]) end?.()
  }

  function share(megabytes: number): Share {
    const mine: Share & { end?: () => void } = {
      megabytes,
      resize(to) {
        if (to - mine.megabytes > free()) return false
        mine.megabytes = to
        serve()
        return true
      },
      lend(end) {
        mine.end = end
        serve()
      },
      giveBack() {
        if (shares.delete(mine)) serve()
      },
    }
    shares.add(mine)
    return mine
  }

  return {
    megabytes,
    /** Throws when there is none within so many milliseconds. */
    async take(wanted: number, within?: number): Promise<Share> {
      const mine = Math.min(wanted, megabytes)
      const { promise, resolve, reject } = Promise.withResolvers<Share>()
      const turn = { megabytes: mine, begin: () => resolve(share(mine)) }
      waiting.push(turn)
      serve()
      const timer = within === undefined ? undefined : setTimeout(giveUp, within)
      function giveUp() {
        if (!waiting.includes(turn)) return
        waiting.splice(waiting.indexOf(turn), 1)
        reject(new DomainError("busy", 503, { retryAfter, values: { seconds: retryAfter } }))
        serve()
      }
      return promise.finally(() => clearTimeout(timer))
    },
  }
}

export type Room = ReturnType<typeof createRoom>

/** The room of this program: one, as it has one memory. */
export const room = createRoom(Math.max(least, memoryLimit() - ofTheServer - ofOnePhoto))
