import { useEffect, useSyncExternalStore } from "react"
import { useSignedIn } from "../lib/session.ts"
import type { Outgoing } from "./item.ts"
import { outbox } from "./outbox.ts"
import type { Senders } from "./sender.ts"

/** Sends what who is signed in has waiting, on whatever screen he is. */
export function useCourier(senders: Senders) {
  const { id } = useSignedIn()
  const loose = useOutgoing().some(({ kept }) => !kept)
  useEffect(() => outbox.open(id, senders), [id, senders])
  useEffect(() => {
    if (!loose) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener("beforeunload", warn)
    return () => removeEventListener("beforeunload", warn)
  }, [loose])
}

/** What a person made here and did not reach the server yet, in the order in which it was made. */
export const useOutgoing = (): readonly Outgoing[] =>
  useSyncExternalStore(outbox.subscribe, outbox.get, outbox.get)

/** What was recorded here by itself (positions) and did not reach the server yet. Draws anew for each of them. */
export const useQuietOutgoing = (): readonly Outgoing[] =>
  useSyncExternalStore(outbox.subscribe, outbox.quiet, outbox.quiet)
