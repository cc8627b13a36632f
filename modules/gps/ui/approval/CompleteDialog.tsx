import { useTranslation } from "react-i18next"
import { formatWeekday } from "#src/shared/calendar.ts"
import { formatTime } from "#ui/lib/format.ts"
import type { PendingEntry } from "../../approval/schema.ts"
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
      {needs.end && (
        <completion.Field
          name="endTime"
          label={t("gps.approvalScreen.complete.endTime")}
          hint={
            entry.lastSeen === null
              ? t("gps.approvalScreen.complete.usualEnd")
              : t("gps.approvalScreen.complete.lastSeen", { time: formatTime(entry.lastSeen) })
          }
        />
      )}
      {needs.project && <completion.Field name="projectId" label={t("projects.picker.label")} />}
      {needs.contractor && (
        <fieldset className="approval-contractor">
          <legend>{t("gps.approvalScreen.complete.contractor")}</legend>
          <p className="field-hint">
            {t(
              entry.hasRate
                ? "gps.approvalScreen.complete.insteadText"
                : "gps.approvalScreen.complete.contractorText",
              { person: entry.person },
            )}
          </p>
          <completion.Field
            name="contractorName"
            label={t("gps.approvalScreen.complete.contractorName")}
            autoComplete="off"
            maxLength={120}
          />
          <completion.Field
            name="contractorRate"
            label={t("gps.approvalScreen.complete.contractorRate")}
            hint={t("gps.approvalScreen.complete.invoiceHint")}
            unit={t("gps.approvalScreen.perHour")}
          />
        </fieldset>
      )}
    </completion.Dialog>
  )
}
