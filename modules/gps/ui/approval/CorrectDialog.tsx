import { useId } from "react"
import { useTranslation } from "react-i18next"
import { ProjectPicker } from "#modules/projects/ui/ProjectPicker.tsx"
import { Button } from "#ui/kit/Button.tsx"
import { DateField } from "#ui/kit/DateField.tsx"
import { Dialog } from "#ui/kit/Dialog.tsx"
import { NumberField } from "#ui/kit/NumberField.tsx"
import { PressArea } from "#ui/kit/PressArea.tsx"
import { Select } from "#ui/kit/Select.tsx"
import { TextArea } from "#ui/kit/TextArea.tsx"
import { TextField } from "#ui/kit/TextField.tsx"
import { TimeField } from "#ui/kit/TimeField.tsx"
import { Wrongs } from "#ui/kit/Wrongs.tsx"
import type { PendingEntry } from "../../approval/schema.ts"
import { belongsToProject, type EntryKind, entryKinds } from "../../schema.ts"
import { hoursText } from "../timer/hoursText.ts"
import { resultOf } from "../timer/judge.ts"
import { useCorrectForm } from "./useCorrectForm.ts"

/** The office corrects hours of someone else, and says why. */
export function CorrectDialog({ entry, close }: { entry: PendingEntry; close: () => void }) {
  const { t } = useTranslation()
  const id = useId()
  const { typed, change, leave, sentences, submit, busy, error, attempt } = useCorrectForm(entry, close)
  const result = resultOf(typed)
  const field = (name: string) => `${id}-${name}`
  return (
    <Dialog
      open
      onClose={close}
      title={t("gps.approvalScreen.fix.title", { person: entry.person })}
      actions={
        <PressArea className="dialog-press">
          <Button variant="primary" type="submit" form={id} busy={busy}>
            {t("gps.timer.form.save")}
          </Button>
          <Button onClick={close}>{t("gps.approvalScreen.cancel")}</Button>
        </PressArea>
      }
    >
      <Wrongs
        title={t("gps.timer.form.failed")}
        message={error && Object.keys(error.fields).length === 0 ? error.message : undefined}
        sentences={sentences}
        idOf={field}
        attempt={attempt}
      />
      <form
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <Select
          id={field("kind")}
          label={t("gps.timer.form.kind")}
          options={entryKinds.map((kind) => ({ value: kind, label: t(`gps.kind.${kind}`) }))}
          value={typed.kind}
          onChange={(kind) => change({ kind: kind as EntryKind })}
        />
        {belongsToProject(typed.kind) && (
          <ProjectPicker
            id={field("projectId")}
            required
            value={typed.projectId}
            onChange={(projectId) => change({ projectId })}
            error={sentences.projectId}
          />
        )}
        <DateField
          id={field("day")}
          label={t("gps.timer.form.day")}
          value={typed.day}
          onChange={(day) => change({ day })}
          onBlur={() => leave("day")}
          error={sentences.day}
        />
        <div className="approval-times">
          <TimeField
            id={field("from")}
            label={t("gps.timer.form.from")}
            value={typed.from}
            onChange={(from) => change({ from })}
            onBlur={() => leave("from")}
            error={sentences.from}
          />
          <TimeField
            id={field("to")}
            label={t("gps.timer.form.to")}
            value={typed.to}
            onChange={(to) => change({ to })}
            onBlur={() => leave("to")}
            error={sentences.to}
          />
          <NumberField
            id={field("breakMinutes")}
            label={t("gps.timer.form.breakMinutes")}
            unit={t("gps.timer.form.minutes")}
            value={typed.breakMinutes}
            onChange={(breakMinutes) => change({ breakMinutes })}
            onBlur={() => leave("breakMinutes")}
            error={sentences.breakMinutes}
          />
        </div>
        <p className="approval-result" role="status">
          {result && t("gps.timer.form.result", { hours: hoursText(result.minutes) })}
          {result?.overMidnight && `, ${t("gps.timer.form.nextDay")}`}
        </p>
        <TextField
          id={field("note")}
          label={t("gps.timer.form.note")}
          autoComplete="off"
          maxLength={500}
          value={typed.note}
          onChange={(note) => change({ note })}
          error={sentences.note}
          optional
        />
        <TextArea
          id={field("reason")}
          label={t("gps.timer.form.reason")}
          hint={t("gps.approvalScreen.fix.reasonHint")}
          rows={2}
          limit={300}
          value={typed.reason}
          onChange={(reason) => change({ reason })}
          onBlur={() => leave("reason")}
          error={sentences.reason}
        />
      </form>
    </Dialog>
  )
}
