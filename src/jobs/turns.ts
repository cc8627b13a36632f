import { DomainError } from "../shared/errors.ts"

/** Who wants something done: a colleague, a visitor, of whom we know an address only, or a kind of job. */
export type Sender = { account: number } | { address: string } | { job: string }

interface Turn {
  group: Group
  who: number | string
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
  places: Map<number | string, number>
}

const retryAfter = 5

/**
 * Turns for what is done one at a time. Staff, visitors and jobs alternate, and among each of them who has asked for
 * least goes first: whoever sends forty large pictures makes somebody else wait for the one at hand. Of one sender at most
 * `most` wait, of together at most `mostSize`; he is asked to come back with more.
 */
export function createTurns({ most, mostSize }: { most: number; mostSize: number }) {
  const groups = { account: newGroup(), address: newGroup(), job: newGroup() }
  /** Who has waited longest for a turn of his group comes first. */
  let order = Object.values(groups)
  let atHand: Turn | undefined

  function begin() {
    atHand = undefined
    const group = order.find(({ turns }) => turns.length > 0)
    if (!group) return
    atHand = group.turns.reduce((a, b) => (a.place <= b.place ? a : b))
    group.turns.splice(group.turns.indexOf(atHand), 1)
    group.done = Math.max(group.done, atHand.place - atHand.size)
    for (const [who, place] of group.places) if (place <= group.done) group.places.delete(who)
    order = [...order.filter((other) => other !== group), group]
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
      const [[kind, who]] = Object.entries(sender) as [[keyof typeof groups, number | string]]
      const group = groups[kind]
      const mine = group.turns.filter((turn) => turn.who === who)
      requireRoom(atHand?.group === group && atHand.who === who ? [...mine, atHand] : mine, size)
      const place = Math.max(group.done, group.places.get(who) ?? 0) + size
      group.places.set(who, place)
      await new Promise<void>((resolve) => {
        group.turns.push({ group, who, size, place, begin: resolve })
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

const newGroup = (): Group => ({ done: 0, turns: [], places: new Map() })
