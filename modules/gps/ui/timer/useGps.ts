import type { TimerState } from "../../entries/schema.ts"
import { useGpsConsent } from "./gpsConsent.ts"
import { answerNotice } from "./writes.ts"

export type Gps = ReturnType<typeof useGps>

/** Whether this device may be asked where it is: the company wants it, and the person said yes here. */
export function useGps(state: Pick<TimerState, "mode" | "noticeVersion"> | undefined) {
  const { answer, keep } = useGpsConsent(state?.noticeVersion)
  const wanted = state !== undefined && state.mode !== "handmatig"
  return {
    /** The company keeps hours with places. */
    wanted,
    on: wanted && answer === "yes",
    /** Never answered here, or its text changed. */
    asks: wanted && answer === undefined,
    /** Kept here at once, and told to the server when it can be reached. */
    answer(next: "yes" | "no") {
      if (!state || next === answer) return
      keep(next)
      void answerNotice(next, state.noticeVersion)
    },
  }
}
