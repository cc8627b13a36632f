import { DomainError } from "../shared/errors.ts"

const retryAfter = 5

/**
 * What bodies being received and worked on may take in memory together, by the length they announce. One address
 * gets a part of it, so that nobody keeps the others out by sending slowly. Who finds it full is asked to come back.
 */
export function createInFlight({ most, perAddress }: { most: number; perAddress: number }) {
  let total = 0
  const byAddress = new Map<string, number>()

  function add(address: string, bytes: number) {
    total += bytes
    const theirs = (byAddress.get(address) ?? 0) + bytes
    if (theirs > 0) byAddress.set(address, theirs)
    else byAddress.delete(address)
  }

  return {
    async during<T>(address: string, bytes: number, work: () => Promise<T>): Promise<T> {
      if (total + bytes > most || (byAddress.get(address) ?? 0) + bytes > perAddress)
        throw new DomainError("busy", 503, { retryAfter, values: { seconds: retryAfter } })
      add(address, bytes)
      try {
        return await work()
      } finally {
        add(address, -bytes)
      }
    },
  }
}
