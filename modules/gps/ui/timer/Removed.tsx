import { useState } from "react"
import { useTranslation } from "react-i18next"
import useSWR from "swr"
import { dayOf } from "#src/shared/calendar.ts"
import { formatDay } from "#src/shared/days.ts"
import { Button } from "#ui/kit/Button.tsx"
import { Disclosure } from "#ui/kit/Disclosure.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { formatTime } from "#ui/lib/format.ts"
import { useOutgoing } from "#ui/outbox/useOutbox.ts"
import type { TimeEntry } from "../../entries/schema.ts"
import { api } from "./api.ts"
import { whatOf } from "./itemText.ts"
import { sessionsPath } from "./landed.ts"
import { putBack } from "./writes.ts"

/** What one put away, to put it back. */
export function Removed() {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  return (
    <Disclosure onToggle={setOpen} summary={t("gps.timer.sessions.removed")}>
      {open && <RemovedList />}
    </Disclosure>
  )
}

function RemovedList() {
  const { t } = useTranslation()
  const from = useSWR<TimeEntry[]>([sessionsPath, "removed"], () => api.sessions({ removed: "true" }))
  const underway = useOutgoing().flatMap(({ kind, payload }) =>
    kind === "gpsRemoval" ? [(payload as { ref: string }).ref] : [],
  )
  return (
    <Loaded from={from}>
      {(removed) => {
        const there = removed.filter(({ ref }) => !underway.includes(ref))
        if (there.length === 0) return <p className="muted">{t("gps.timer.sessions.removedNone")}</p>
        return (
          <ul className="lines">
            {there.map((entry) => (
              <li key={entry.ref} className="split">
                <span>
                  {formatDay(dayOf(new Date(entry.startTime)))} {formatTime(entry.startTime)}, {whatOf(entry)}
                </span>
                <Button
                  className="button-small"
                  onClick={() => putBack({ ...entry, waiting: false, known: true })}
                >
                  {t("gps.timer.sessions.putBack")}
                  <span className="visually-hidden">
                    : {formatDay(dayOf(new Date(entry.startTime)))}, {whatOf(entry)}
                  </span>
                </Button>
              </li>
            ))}
          </ul>
        )
      }}
    </Loaded>
  )
}
