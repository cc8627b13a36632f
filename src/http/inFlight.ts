import { DomainError } from "../shared/errors.ts"
import type { Connection } from "./address.ts"
import { bodyOf, free, type Pace, phones, type SentBody } from "./body.ts"

const retryAfter = 5
const busy = () => new DomainError("busy", 503, { retryAfter, values: { seconds: retryAfter } })

/** Of one address, being sent at once: two visitors with six photos each. */
const mostSlots = 12

/** Seconds in which the connection may be quiet: while it waits for its turn, as the pace of the body is its own. */
const quiet = 240

interface Sending {
  address: string
  bytes: number
  since: number
  /** Lets go of a body that is still on its way; absent once it is here. */
  cut?: () => void
}

/**
 * What bodies being received and worked on may take in memory together, by the length they announce. One address
 * gets a part of it, and whoever takes long over his body gives way to an address that takes less: nobody keeps the
 * others out by sending slowly. Who finds it full is asked to come back.
 */
export function createInFlight({
  most,
  perAddress,
  slots = mostSlots,
  patience = 5_000,
  pace = phones,
}: {
  most: number
  perAddress: number
  slots?: number
  /** Milliseconds in which the only body of an address is not asked to give way. */
  patience?: number
  pace?: Pace
}) {
  const all = new Set<Sending>()
  const bytesOf = (address?: string) =>
    [...all].reduce((sum, one) => (address && one.address !== address ? sum : sum + one.bytes), 0)

  /** Cuts off who takes most and longest, if that makes room for one of an address that takes less. */
  function makeRoom(address: string, bytes: number) {
    const mine = bytesOf(address) + bytes
    const before = performance.now() - patience
    // The wizard sends one photo after the other: who sends several at once can miss one sooner.
    const spared = (one: Sending) =>
      one.since > before && [...all].every((other) => other === one || other.address !== one.address)
    const slow = [...all].filter((one) => one.cut && !spared(one) && bytesOf(one.address) > mine)
    slow.sort((a, b) => bytesOf(b.address) - bytesOf(a.address) || a.since - b.since)
    const short = bytesOf() + bytes - most
    const leaving: Sending[] = []
    for (const one of slow) if (sumOf(leaving) < short) leaving.push(one)
    if (sumOf(leaving) < short) throw busy()
    for (const one of leaving) {
      one.cut?.()
      all.delete(one)
    }
  }

  return {
    /** `work` asks for the body when it wants it, and gets all of it, which is gone when it is done. */
    async during<T>(
      address: string,
      { request, server }: { request: Request; server: Connection | null },
      work: (whole: () => Promise<SentBody>) => Promise<T>,
    ): Promise<T> {
      const bytes = Number(request.headers.get("content-length"))
      const mine = [...all].filter((one) => one.address === address)
      if (mine.length >= slots || sumOf(mine) + bytes > perAddress) throw busy()
      if (bytesOf() + bytes > most) makeRoom(address, bytes)
      const sending: Sending = { address, bytes, since: performance.now() }
      all.add(sending)
      let body: SentBody | undefined
      try {
        return await work(async () => {
          const giveWay = new Promise<never>((_, reject) => {
            sending.cut = () => reject(busy())
          })
          const stay = () => server?.timeout(request, quiet)
          body = await bodyOf(request, { giveWay, pace, stay })
          sending.cut = undefined
          return body
        })
      } finally {
        all.delete(sending)
        if (body) free(body.bytes)
      }
    },
  }
}

const sumOf = (of: Sending[]) => of.reduce((sum, { bytes }) => sum + bytes, 0)
