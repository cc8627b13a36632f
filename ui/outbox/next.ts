import type { Outgoing } from "./parcel.ts"
import type { Senders } from "./sender.ts"

/** What goes now of those in lanes, or of those without: one, or some that go together. Nothing when all of it waits. */
export function nextParcels(row: Iterable<Outgoing>, senders: Senders, inLanes: boolean): Outgoing[] {
  const held = new Set<string>()
  const refused = new Set<string>()
  const next: Outgoing[] = []
  for (const parcel of row) {
    const sender = senders[parcel.kind]
    if (parcel.state === "refused") refused.add(parcel.key)
    if (!sender || inLanes !== (sender.lane !== undefined) || parcel.state === "refused") continue
    // Without what it is of, it would be refused too.
    const whole = sender.partOf?.(parcel.payload as never)
    if (whole !== undefined && refused.has(whole)) {
      refused.add(parcel.key)
      continue
    }
    if (next.length > 0 && sender.lane !== senders[next[0]!.kind]!.lane) continue
    if (next.length > 0 && !goesWith(next, parcel, senders)) return next
    if (sender.lane !== undefined && held.has(sender.lane)) continue
    if (parcel.state !== "waiting") {
      if (sender.lane !== undefined) held.add(sender.lane)
      continue
    }
    next.push(parcel)
    if (!sender.together) return next
  }
  return next
}

function goesWith([first, ...more]: Outgoing[], parcel: Outgoing, senders: Senders): boolean {
  const together = senders[first!.kind]!.together
  return (
    together !== undefined &&
    parcel.kind === first!.kind &&
    parcel.state === "waiting" &&
    more.length + 1 < together.most &&
    together.of(parcel.payload as never) === together.of(first!.payload as never)
  )
}
