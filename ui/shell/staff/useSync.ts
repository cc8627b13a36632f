import { useEffect, useState, useSyncExternalStore } from "react"
import { useOnline } from "../../lib/online.ts"
import type { Outgoing } from "../../outbox/item.ts"
import { outbox } from "../../outbox/outbox.ts"
import { useOutgoing } from "../../outbox/useOutbox.ts"

/** How what was made here gets to the office. */
export type Sync =
  | { state: "quiet" }
  | { state: "failed" | "offline" | "waiting" | "loose"; count: number }
  | { state: "sending"; nth: number; total: number }

/** What goes well goes within a moment, and isn't worth a word. */
const worthTelling = 1_000

export function useSync(): Sync {
  const online = useOnline()
  const changes = useOutgoing()
  const sent = useSyncExternalStore(outbox.subscribe, outbox.sent)
  const stuck = useSyncExternalStore(outbox.subscribe, () => outbox.quiet().some(isFault))
  const waiting = changes.filter(({ state }) => state !== "refused")
  const longEnough = useLasting(waiting.length > 0)
  const faults = changes.filter(isFault).length + (stuck ? 1 : 0)
  if (faults > 0) return { state: "failed", count: faults }
  const loose = waiting.filter(({ kept }) => !kept).length
  if (loose > 0 && (!online || longEnough)) return { state: "loose", count: loose }
  if (!online || waiting.some(({ isUnanswered, state }) => isUnanswered && state !== "sending"))
    return { state: "offline", count: waiting.length }
  if (waiting.length === 0 || !longEnough) return { state: "quiet" }
  if (waiting.some(({ state }) => state === "sending"))
    return { state: "sending", nth: sent + 1, total: sent + waiting.length }
  return { state: "waiting", count: waiting.length }
}

/** Something is the matter with it, or with the server; not with the connection. */
export const isFault = ({ state, isUnanswered }: Outgoing) =>
  state === "refused" || (state === "failed" && !isUnanswered)

function useLasting(now: boolean): boolean {
  const [lasting, setLasting] = useState(false)
  useEffect(() => {
    if (!now) return setLasting(false)
    const timer = setTimeout(() => setLasting(true), worthTelling)
    return () => clearTimeout(timer)
  }, [now])
  return now && lasting
}
