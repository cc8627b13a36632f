import { DomainError } from "../shared/errors.ts"

/** How slowly a body may come. */
export interface Pace {
  /** In which it may stand still, and in which so many bytes come from then on. */
  seconds: number
  bytes: number
  /** For all of it, however large. */
  deadline: number
}

/** A phone at 5 kB a second brings 100 kB in this time, and its 2 MB in seven minutes; 10 MB may take thirty. */
export const phones: Pace = { seconds: 20, bytes: 40_000, deadline: 1_800 }

const retryAfter = 5

/** What was sent, and of which type its sender says it is. */
export interface SentBody {
  bytes: Uint8Array<ArrayBuffer>
  type: string
}

/**
 * The whole body of a request, once it has come; until then it holds nothing but its connection and what has arrived.
 * `stay` is called with each part, as the server takes a body that is long on its way for a quiet connection. Throws
 * on a body that comes slower than its pace, and what `giveWay` throws before it is complete.
 */
export async function bodyOf(
  request: Request,
  { giveWay, pace, stay }: { giveWay: Promise<never>; pace: Pace; stay: () => void },
): Promise<SentBody> {
  const type = request.headers.get("content-type") ?? ""
  if (!request.body) return { bytes: new Uint8Array(), type }
  const reader: Reader = request.body.getReader()
  const watch = watchOver(pace)
  stay()
  const arrived = (bytes: number) => {
    watch.arrived(bytes)
    stay()
  }
  try {
    const room = new Uint8Array(Number(request.headers.get("content-length")))
    await Promise.race([fill(room, reader, arrived), watch.tooSlow, giveWay])
    return { bytes: room, type }
  } catch (error) {
    // Its connection is of no more use: what is still to come would hold it.
    reader.cancel().catch(() => undefined)
    throw error instanceof DomainError ? error : new DomainError("malformed", 400)
  } finally {
    watch.end()
  }
}

type Reader = ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>

/** As large as was announced from the start: parts that are joined once all are there hold everything twice. */
async function fill(room: Uint8Array, reader: Reader, arrived: (bytes: number) => void) {
  let filled = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    arrived(value.length)
    if (filled + value.length > room.length) throw new DomainError("malformed", 400)
    room.set(value, filled)
    filled += value.length
    free(value)
  }
  if (filled < room.length) throw new DomainError("malformed", 400)
}

/**
 * Gives the memory back now: a collector that isn't pressed leaves a second of uploads lying about, which is hundreds
 * of megabytes.
 */
export const free = ({ buffer }: Uint8Array<ArrayBuffer>) => {
  buffer.transfer(0)
}

function watchOver({ seconds, bytes, deadline }: Pace) {
  const { promise: tooSlow, reject } = Promise.withResolvers<never>()
  const refuse = () => reject(new DomainError("tooSlow", 503, { retryAfter }))
  let came = 0
  const look = setInterval(() => {
    if (came < bytes) refuse()
    came = 0
  }, seconds * 1000)
  const end = setTimeout(refuse, deadline * 1000)
  return {
    tooSlow,
    arrived(length: number) {
      came += length
    },
    end() {
      clearInterval(look)
      clearTimeout(end)
    },
  }
}
