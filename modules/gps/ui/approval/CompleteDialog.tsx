import { useId } from "react"
import { useTranslation } from "react-i18next"
import { ProjectPicker } from "#modules/projects/ui/ProjectPicker.tsx"
import { formatWeekday } from "#src/shared/calendar.ts"
import { Button } from "#ui/kit/Button.tsx"
import { Dialog } from "#ui/kit/Dialog.tsx"
import { NumberField } from "#ui/kit/NumberField.tsx"
import { PressArea } from "#ui/kit/PressArea.tsx"
import { TextField } from "#ui/kit/TextField.tsx"
import { TimeField } from "#ui/kit/TimeField.tsx"
import { Wrongs } from "#ui/kit/Wrongs.tsx"
import { formatTime } from "#ui/lib/format.ts"
import type { PendingEntry } from "../../approval/schema.ts"
import { dayBegun } from "./groups.ts"
import { timesOf } from "./times.ts"
import { useCompleteForm } from "./useCompleteForm.ts"

interface CompleteDialogProps {
  entry: PendingEntry
  /** Asks who was paid for it, whatever else is known. */
  byContractor: boolean
  onDone: (now: PendingEntry) => void
  close: () => void
}

/** Asks what an entry misses and approves it. */
export function CompleteDialog({ entry, byContractor, onDone, close }: CompleteDialogProps) {
  const { t } = useTranslation()
  const id = useId()
  const form = useCompleteForm(entry, { byContractor, onDone, close })
  const { typed, change, leave, sentences } = form
  const field = (name: string) => `${id}-${name}`
  return (
    <Dialog
      open
      onClose={close}
      title={t(byContractor ? "gps.approvalScreen.complete.paidTitle" : "gps.approvalScreen.complete.title")}
      actions={
        <PressArea className="dialog-press">
          <Button variant="primary" type="submit" form={id} busy={form.busy}>
            {t("gps.approvalScreen.approve")}
          </Button>
          <Button onClick={close}>{t("gps.approvalScreen.cancel")}</Button>
        </PressArea>
      }
    >
      <p>
        <strong>{entry.person}</strong>, {formatWeekday(dayBegun(entry))}, {timesOf(entry)}
        {entry.projectName && `, ${entry.projectName}`}
      </p>
      <Wrongs
        title={t("gps.approvalScreen.failed")}
        message={form.error && Object.keys(form.error.fields).length === 0 ? form.error.message : undefined}
        sentences={sentences}
        idOf={field}
        attempt={form.attempt}
      />
      <form
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void form.submit()
        }}
      >
        {form.needsEnd && (
          <TimeField
            id={field("endTime")}
            label={t("gps.approvalScreen.complete.endTime")}
            hint={
              entry.lastSeen === null
                ? t("gps.approvalScreen.complete.usualEnd")
                : t("gps.approvalScreen.complete.lastSeen", { time: formatTime(entry.lastSeen) })
            }
            value={typed.endTime}
            onChange={(endTime) => change({ endTime })}
            onBlur={() => leave("endTime")}
            error={sentences.endTime}
          />
        )}
        {form.needsProject && (
          <ProjectPicker
            id={field("projectName")}
            required
            value={typed.projectName === "" ? null : Number(typed.projectName)}
            onChange={(project) => change({ projectName: project === null ? "" : String(project) })}
            error={sentences.projectName}
          />
        )}
        {form.needsContractor && (
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
            <TextField
              id={field("contractorName")}
              label={t("gps.approvalScreen.complete.contractorName")}
              autoComplete="off"
              maxLength={120}
              value={typed.contractorName}
              onChange={(contractorName) => change({ contractorName })}
              onBlur={() => leave("contractorName")}
              error={sentences.contractorName}
            />
            <NumberField
              id={field("contractorRate")}
              label={t("gps.approvalScreen.complete.contractorRate")}
              hint={t("gps.approvalScreen.complete.invoiceHint")}
              unit={t("gps.approvalScreen.perHour")}
              value={typed.contractorRate}
              onChange={(contractorRate) => change({ contractorRate })}
              onBlur={() => leave("contractorRate")}
              error={sentences.contractorRate}
            />
          </fieldset>
        )}
      </form>
    </Dialog>
  )
}
