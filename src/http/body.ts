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

/** Of the server: a test that opens a window puts one of its own in its place. */
const WholeRequest = Request

/**
 * The same request with its whole body, once that has come; until then it holds nothing but its connection and what
 * has arrived. `stay` is called with each part, as the server takes a body that is long on its way for a quiet
 * connection. Throws on a body that comes slower than its pace, and what `giveWay` throws before it is complete.
 */
export async function bodyOf(
  request: Request,
  { giveWay, pace, stay }: { giveWay: Promise<never>; pace: Pace; stay: () => void },
): Promise<Request> {
  if (!request.body) return request
  const reader: Reader = request.body.getReader()
  const watch = watchOver(pace)
  stay()
  const arrived = (bytes: number) => {
    watch.arrived(bytes)
    stay()
  }
  try {
    const parts = await Promise.race([partsOf(reader, arrived), watch.tooSlow, giveWay])
    const { url, method, headers } = request
    return new WholeRequest(url, { method, headers, body: Buffer.concat(parts) })
  } catch (error) {
    // Its connection is of no more use: what is still to come would hold it.
    reader.cancel().catch(() => undefined)
    throw error instanceof DomainError ? error : new DomainError("malformed", 400)
  } finally {
    watch.end()
  }
}

type Reader = ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>

async function partsOf(reader: Reader, arrived: (bytes: number) => void): Promise<Uint8Array<ArrayBuffer>[]> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return parts
    arrived(value.length)
    parts.push(value)
  }
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
