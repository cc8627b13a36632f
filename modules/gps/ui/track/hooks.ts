import { useSearch } from "wouter"
import { today } from "#src/shared/calendar.ts"
import { addDays, type Day } from "#src/shared/days.ts"
import { reaches } from "#src/shared/roles.ts"
import { useSignedIn } from "#ui/lib/session.ts"
import { usePolled } from "#ui/lib/swr.tsx"
import { keptDays } from "../../constants.ts"
import { tellsTrails } from "../timer/gpsConsent.ts"
import { useTimer } from "../timer/useTimer.ts"
import { api } from "./api.ts"

/** Today's grows while one looks at it. */
const again = 60_000

export const useTrack = (day: Day, accountId: number | undefined) =>
  usePolled(["/api/gps-tracking/track", { day, accountId }], () => api.track({ day, accountId }), again)

/** The days of which something may be left, the newest first. */
export const keptTrackDays = (): Day[] => {
  const now = today(() => new Date())
  return Array.from({ length: keptDays.positions + 1 }, (_, count) => addDays(now, -count))
}

/** '?persoon=7&dag=2026-11-20' */
export function useTrackAddress(): { accountId?: number; day?: Day } {
  const query = new URLSearchParams(useSearch())
  const [person, day] = [query.get("persoon") ?? "", query.get("dag") ?? ""]
  return {
    accountId: /^[1-9]\d{0,8}$/.test(person) ? Number(person) : undefined,
    day: keptTrackDays().find((kept) => kept === day),
  }
}

/** Whether one may see the routes of others: the office, where the owner turned that on. */
export function useSeesOthers(): boolean {
  const { role } = useSignedIn()
  const { timer } = useTimer()
  return reaches(role, "manager") && timer !== undefined && tellsTrails(timer.state)
}
