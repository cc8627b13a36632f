import { DomainError } from "../shared/errors.ts"

/** Who wants something done: a colleague, or a visitor, of whom we know an address only. */
export type Sender = { account: number } | { address: string }

interface Turn {
  who: string
  size: number
  /** Where it stands: what was done before it came, or what its sender has before it, and then itself. */
  place: number
  begin: () => void
}

interface Group {
  /** How far it is: where the one at hand, or last done, began. */
  done: number
  turns: Turn[]
  /** The last place of each sender that is still ahead. */
  places: Map<string, number>
}

const retryAfter = 5

/**
 * Turns for what is done one at a time. Staff and visitors alternate, and among each of them who has asked for least
 * goes first: whoever sends forty large pictures makes somebody else wait for the one at hand. Of one sender at most
 * `most` wait, of together at most `mostSize`; he is asked to come back with more.
 */
export function createTurns({ most, mostSize }: { most: number; mostSize: number }) {
  const staff: Group = { done: 0, turns: [], places: new Map() }
  const visitors: Group = { done: 0, turns: [], places: new Map() }
  let next = staff
  let atHand: Turn | undefined

  function begin() {
    const group = next.turns.length > 0 ? next : next === staff ? visitors : staff
    atHand = group.turns.reduce<Turn | undefined>((a, b) => (a && a.place <= b.place ? a : b), undefined)
    if (!atHand) return
    group.turns.splice(group.turns.indexOf(atHand), 1)
    group.done = Math.max(group.done, atHand.place - atHand.size)
    for (const [who, place] of group.places) if (place <= group.done) group.places.delete(who)
    next = group === staff ? visitors : staff
    atHand.begin()
  }

  function requireRoom(mine: Turn[], size: number) {
    const together = mine.reduce((sum, turn) => sum + turn.size, size)
    if (mine.length >= most || (mine.length > 0 && together > mostSize))
      throw new DomainError("busy", 503, { retryAfter, values: { seconds: retryAfter } })
  }

  return {
    /** Does the work when its turn has come; `size` is what it takes, beside that of others. */
    async take<T>(sender: Sender, size: number, work: () => Promise<T>): Promise<T> {
      const group = "account" in sender ? staff : visitors
      const who = "account" in sender ? `account ${sender.account}` : sender.address
      const waiting = group.turns.filter((turn) => turn.who === who)
      requireRoom(atHand?.who === who ? [...waiting, atHand] : waiting, size)
      const place = Math.max(group.done, group.places.get(who) ?? 0) + size
      group.places.set(who, place)
      await new Promise<void>((resolve) => {
        group.turns.push({ who, size, place, begin: resolve })
        if (!atHand) begin()
      })
      try {
        return await work()
      } finally {
        begin()
      }
    },
  }
}
