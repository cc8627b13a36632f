import { useSyncExternalStore } from "react"
import { deviceTexts } from "#ui/lib/deviceTexts.ts"
import { useSignedIn } from "#ui/lib/session.ts"
import type { TimerState } from "../../entries/schema.ts"

type GpsAnswer = "yes" | "no"

/**
 * What who is signed in said on this device to the notice of this version; undefined: not asked yet. Nothing looks where
 * he is without a yes. Telling the server is up to who asked.
 */
export function useGpsConsent(version: string | undefined) {
  const { id } = useSignedIn()
  const read = () => (version === undefined ? undefined : answerOf(id, version))
  return {
    answer: useSyncExternalStore(deviceTexts.subscribe, read, read),
    keep: (answer: GpsAnswer) => version !== undefined && keepAnswer(id, version, answer),
  }
}

/** The text that says that the office sees one's route has a version of its own. */
export const tellsTrails = ({ noticeVersion }: Pick<TimerState, "noticeVersion">): boolean =>
  noticeVersion.endsWith("-trails")

export function answerOf(account: number, version: string): GpsAnswer | undefined {
  const kept = deviceTexts.read(key(account, version))
  return kept === "yes" || kept === "no" ? kept : undefined
}

export const keepAnswer = (account: number, version: string, answer: GpsAnswer) =>
  deviceTexts.keep(key(account, version), answer)

const key = (account: number, version: string) => `waterpas.gps.${account}.${version}`
