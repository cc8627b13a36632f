import type { Outgoing } from "./item.ts"
import type { Senders } from "./sender.ts"

/** What goes now of those in lanes, or of those without: one, or some that go together. Nothing when all of it waits. */
export function nextItems(row: Iterable<Outgoing>, senders: Senders, inLanes: boolean): Outgoing[] {
  const held = new Set<string>()
  const refused = new Set<string>()
  const next: Outgoing[] = []
  for (const item of row) {
    const sender = senders[item.kind]
    if (item.state === "refused") refused.add(item.key)
    if (!sender || inLanes !== (sender.lane !== undefined) || item.state === "refused") continue
    // Without what it is of, it would be refused too.
    const whole = sender.partOf?.(item.payload as never)
    if (whole !== undefined && refused.has(whole)) {
      refused.add(item.key)
      continue
    }
    if (next.length > 0 && sender.lane !== senders[next[0]!.kind]!.lane) continue
    if (next.length > 0 && !goesWith(next, item, senders)) return next
    if (sender.lane !== undefined && held.has(sender.lane)) continue
    if (item.state !== "waiting") {
      if (sender.lane !== undefined) held.add(sender.lane)
      continue
    }
    next.push(item)
    if (!sender.together) return next
  }
  return next
}

function goesWith([first, ...more]: Outgoing[], item: Outgoing, senders: Senders): boolean {
  const together = senders[first!.kind]!.together
  return (
    together !== undefined &&
    item.kind === first!.kind &&
    item.state === "waiting" &&
    more.length + 1 < together.most &&
    together.of(item.payload as never) === together.of(first!.payload as never)
  )
}
