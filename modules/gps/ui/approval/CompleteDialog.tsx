import { useTranslation } from "react-i18next"
import { formatWeekday } from "#src/shared/dayWords.ts"
import type { PendingEntry } from "../../approval/schema.ts"
import { CompleteFields } from "./CompleteFields.tsx"
import { completion, useCompleteForm } from "./completion.ts"
import { dayBegun } from "./groups.ts"
import { timesOf } from "./times.ts"
import type { MovedHours } from "./wayBack.ts"

interface CompleteDialogProps {
  entry: PendingEntry
  /** Asks who was paid for it, whatever else is known. */
  byContractor: boolean
  moved: MovedHours
  close: () => void
}

/** Asks what an entry misses and approves it. */
export function CompleteDialog({ entry, byContractor, moved, close }: CompleteDialogProps) {
  const { t } = useTranslation()
  const { form, needs } = useCompleteForm(entry, { byContractor, moved, close })
  return (
    <completion.Dialog
      form={form}
      onClose={close}
      title={t(byContractor ? "gps.approvalScreen.complete.paidTitle" : "gps.approvalScreen.complete.title")}
      failed={t("gps.approvalScreen.failed")}
      save={t("gps.approvalScreen.approve")}
      intro={
        <p>
          <strong>{entry.person}</strong>, {formatWeekday(dayBegun(entry))}, {timesOf(entry)}
          {entry.projectName && `, ${entry.projectName}`}
        </p>
      }
    >
      <CompleteFields entry={entry} needs={needs} />
    </completion.Dialog>
  )
}
