import { useState } from "react"
import { useTranslation } from "react-i18next"
import { shortDay } from "#ui/lib/dates.ts"
import { formatEuros } from "#ui/lib/format.ts"
import { hoursText } from "#ui/lib/hoursText.ts"
import type { PendingEntry } from "../../approval/schema.ts"
import { CompleteDialog } from "./CompleteDialog.tsx"
import { CorrectDialog } from "./CorrectDialog.tsx"
import { EntryActions, type Opened } from "./EntryActions.tsx"
import { EntryBadges } from "./EntryBadges.tsx"
import { EntryPlace } from "./EntryPlace.tsx"
import { dayBegun } from "./groups.ts"
import { ReasonDialog } from "./ReasonDialog.tsx"
import { timesOf } from "./times.ts"
import { type MovedHours, rowId } from "./wayBack.ts"

interface EntryItemProps {
  entry: PendingEntry
  /** Says who worked; otherwise on which day. */
  named: boolean
  moved: MovedHours
}

/** Hours of one person at a stretch: what they are, what stands out, and what can be done with them. */
export function EntryItem({ entry, named, moved }: EntryItemProps) {
  const { t } = useTranslation()
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  const { id, person, projectName, note, reviewNote, cost, hourlyRate, contractorName, kind } = entry
  const times = timesOf(entry)
  return (
    <li id={rowId(id)} className="approval-row split">
      <div className="approval-what stack">
        <p className="cluster">
          <strong>{named ? person || t("gps.approvalScreen.unknown") : shortDay(dayBegun(entry))}</strong>
          <span>{times}</span>
          {entry.endTime !== undefined && <span>{hoursText(entry.duration)}</span>}
          {entry.breakMinutes > 0 && (
            <span className="muted">{t("gps.approvalScreen.break", { minutes: entry.breakMinutes })}</span>
          )}
        </p>
        <p className="cluster">
          {kind !== "work" && <span>{t(`gps.kind.${kind}`)}</span>}
          {projectName && <span>{projectName}</span>}
          {contractorName && <span>{t("gps.approvalScreen.paidTo", { name: contractorName })}</span>}
          {cost !== null && hourlyRate !== null && (
            <span className="muted">
              {t("gps.approvalScreen.cost", { cost: formatEuros(cost), rate: formatEuros(hourlyRate) })}
            </span>
          )}
        </p>
        <EntryPlace entry={entry} />
        <EntryBadges entry={entry} />
        {note && <p className="approval-note">{t("gps.approvalScreen.note", { note })}</p>}
        {reviewNote && (
          <p className="approval-note">{t("gps.approvalScreen.reviewNote", { note: reviewNote })}</p>
        )}
      </div>
      <EntryActions entry={entry} moved={moved} open={setOpened} />
      {(opened === "complete" || opened === "contractor") && (
        <CompleteDialog entry={entry} byContractor={opened === "contractor"} moved={moved} close={close} />
      )}
      {opened === "correct" && <CorrectDialog entry={entry} close={close} />}
      {(opened === "sendBack" || opened === "reopen") && (
        <ReasonDialog what={opened} entry={entry} moved={moved} close={close} />
      )}
    </li>
  )
}
