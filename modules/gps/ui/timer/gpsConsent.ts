import { useSyncExternalStore } from "react"
import { useSignedIn } from "#ui/lib/session.ts"
import type { TimerState } from "../../entries/schema.ts"

export type GpsAnswer = "yes" | "no"

/**
 * What who is signed in said on this device to the notice of this version; undefined: not asked yet. Nothing looks where
 * he is without a yes. Telling the server is up to who asked.
 */
export function useGpsConsent(version: string | undefined) {
  const { id } = useSignedIn()
  const read = () => (version === undefined ? undefined : answerOf(id, version))
  return {
    answer: useSyncExternalStore(subscribe, read, read),
    keep: (answer: GpsAnswer) => version !== undefined && keepAnswer(id, version, answer),
  }
}

/** The text that says that the office sees one's route has a version of its own. */
export const tellsTrails = ({ noticeVersion }: Pick<TimerState, "noticeVersion">): boolean =>
  noticeVersion.endsWith("-trails")

const listeners = new Set<() => void>()
/** Where the browser keeps nothing, it holds until the page is left. */
const unkept = new Map<string, GpsAnswer>()

export function answerOf(account: number, version: string): GpsAnswer | undefined {
  const kept = unkept.get(key(account, version)) ?? stored(key(account, version))
  return kept === "yes" || kept === "no" ? kept : undefined
}

export function keepAnswer(account: number, version: string, answer: GpsAnswer) {
  try {
    localStorage.setItem(key(account, version), answer)
    unkept.delete(key(account, version))
  } catch {
    unkept.set(key(account, version), answer)
  }
  for (const listener of listeners) listener()
}

const key = (account: number, version: string) => `waterpas.gps.${account}.${version}`

function stored(name: string) {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

/** Also what was answered in another tab. */
function subscribe(listener: () => void) {
  listeners.add(listener)
  addEventListener("storage", listener)
  return () => {
    listeners.delete(listener)
    removeEventListener("storage", listener)
  }
}
