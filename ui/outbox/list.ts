import type { Outgoing } from "./item.ts"

/**
 * What one account has waiting, in the order in which it was made. The loud and the quiet are apart, so that a screen
 * that shows the changes of a person isn't drawn again for each of ten thousand positions.
 */
export function createOutboxList(isQuiet: (kind: string) => boolean) {
  const listeners = new Set<() => void>()
  let row = new Map<string, Outgoing>()
  let changes: readonly Outgoing[] | undefined = []
  let quiet: readonly Outgoing[] | undefined = []
  let last = 0
  let sent = 0

  function stale(items: readonly Outgoing[]) {
    for (const { kind } of items) {
      if (isQuiet(kind)) quiet = undefined
      else changes = undefined
    }
    if (items.length > 0) for (const listener of listeners) listener()
  }

  return {
    row: () => row.values(),
    get: (key: string) => row.get(key),
    keys: () => row.keys(),
    changes: () => (changes ??= [...row.values()].filter(({ kind }) => !isQuiet(kind))),
    quiet: () => (quiet ??= [...row.values()].filter(({ kind }) => isQuiet(kind))),
    /** How many changes reached the server since there was last nothing to send. */
    sent: () => sent,
    /** The highest place in the row so far. */
    last: () => last,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    add(items: readonly Outgoing[]) {
      let sorted = true
      for (const item of items) {
        if (item.order < last) sorted = false
        last = Math.max(last, item.order)
        row.delete(item.key)
        row.set(item.key, item)
      }
      if (!sorted) row = new Map([...row].toSorted(([, a], [, b]) => a.order - b.order))
      stale(items)
    },
    set(keys: Iterable<string>, change: Partial<Outgoing>) {
      const changed: Outgoing[] = []
      for (const key of keys) {
        const known = row.get(key)
        if (!known) continue
        changed.push({ ...known, ...change })
        row.set(key, changed.at(-1)!)
      }
      stale(changed)
    },
    remove,
    arrived(keys: readonly string[]) {
      sent += keys.filter((key) => row.has(key) && !isQuiet(row.get(key)!.kind)).length
      remove(keys)
    },
  }

  function remove(keys: Iterable<string>) {
    const removed: Outgoing[] = []
    for (const key of keys) {
      const known = row.get(key)
      if (known) removed.push(known)
      row.delete(key)
    }
    if (![...row.values()].some(({ kind, state }) => !isQuiet(kind) && state !== "refused")) sent = 0
    stale(removed)
  }
}
