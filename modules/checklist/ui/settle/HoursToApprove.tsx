import { Check } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import type { PendingEntry } from "#modules/gps/approval/schema.ts"
import { CompleteInPlace } from "#modules/gps/ui/approval/CompleteInPlace.tsx"
import { dayBegun } from "#modules/gps/ui/approval/groups.ts"
import { useApprove } from "#modules/gps/ui/approval/hooks.ts"
import { timesOf } from "#modules/gps/ui/approval/times.ts"
import type { MovedHours } from "#modules/gps/ui/approval/wayBack.ts"
import { Badge } from "#ui/kit/Badge.tsx"
import { Button } from "#ui/kit/Button.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { formatDayInWords } from "#ui/lib/format.ts"
import { hoursText } from "#ui/lib/hoursText.ts"
import { useMoved } from "#ui/lib/useMoved.ts"
import { useHoursToApprove } from "./hooks.ts"
import { More } from "./More.tsx"
import type { SettleProps } from "./Settle.tsx"

/** The oldest hours that wait. What one lacks is asked in its place: of one at a time, and then of the next. */
export default function HoursToApprove({ left, href }: SettleProps) {
  const read = useHoursToApprove()
  const moved = useMoved<PendingEntry>()
  const [chosen, setChosen] = useState<number>()
  const lacking = read.data?.filter(({ status }) => status !== "ready")
  const next = lacking?.find(({ id }) => id === chosen) ?? lacking?.[0]
  // It stays the one when the list is read again: older ones may have come in while something is typed.
  if (next && next.id !== chosen) setChosen(next.id)
  return (
    <Loaded from={read}>
      {(entries) => (
        <>
          <ul className="lines">
            {entries.map((entry) => (
              <Entry
                key={entry.id}
                {...{ entry, moved }}
                isAsked={entry.id === chosen}
                ask={() => setChosen(entry.id)}
              />
            ))}
          </ul>
          <More left={left} href={href} />
        </>
      )}
    </Loaded>
  )
}

interface EntryProps {
  entry: PendingEntry
  moved: MovedHours
  isAsked: boolean
  ask: () => void
}

function Entry({ entry, moved, isAsked, ask }: EntryProps) {
  const { t } = useTranslation()
  const approve = useApprove(moved)
  const { id, version, person, projectName, status, duration, endTime } = entry
  const whose = <span className="visually-hidden"> {t("gps.approvalScreen.of", { person })}</span>
  return (
    <li className="stack">
      <div className="split">
        <div className="stack flush">
          <p className="cluster">
            <strong>{person}</strong>
            <span>{formatDayInWords(dayBegun(entry))}</span>
            <span>{timesOf(entry)}</span>
            {endTime !== undefined && <span>{hoursText(duration)}</span>}
          </p>
          <p className="cluster">
            <span className="muted">{projectName || t("gps.approvalScreen.noProject")}</span>
            {status !== "ready" && <Badge tone="warn">{t(`gps.approvalScreen.status.${status}`)}</Badge>}
          </p>
        </div>
        {status === "ready" ? (
          <Button busy={approve.busy} onClick={() => void approve.act({ entryId: id, version })}>
            <Check aria-hidden size="1.2em" />
            {t("gps.approvalScreen.approve")}
            {whose}
          </Button>
        ) : (
          !isAsked && (
            <Button onClick={ask}>
              {t("gps.approvalScreen.complete.title")}
              {whose}
            </Button>
          )
        )}
      </div>
      {isAsked && status !== "ready" && <CompleteInPlace key={id} entry={entry} moved={moved} />}
    </li>
  )
}
