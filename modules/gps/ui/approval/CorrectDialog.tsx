import { useTranslation } from "react-i18next"
import { ProjectPicker } from "#modules/projects/ui/ProjectPicker.tsx"
import { Select } from "#ui/kit/Select.tsx"
import { TextArea } from "#ui/kit/TextArea.tsx"
import { TextField } from "#ui/kit/TextField.tsx"
import { hoursText } from "#ui/lib/hoursText.ts"
import type { PendingEntry } from "../../approval/schema.ts"
import { belongsToProject, type EntryKind, entryKinds } from "../../schema.ts"
import { api } from "../timer/api.ts"
import { hours, useResult, valuesOf } from "../timer/hours.tsx"
import { judgeHours } from "../timer/judge.ts"
import { affectedPaths } from "./paths.ts"

/** The office corrects hours of someone else, and says why: by the rules of who corrects his own, at the server at once. */
export function CorrectDialog({ entry, close }: { entry: PendingEntry; close: () => void }) {
  const { t } = useTranslation()
  const { id, version, breakMinutes } = entry
  const form = hours.useForm({
    start: { ...valuesOf(entry), breakMinutes },
    // Whether it overlaps other hours of that person the server knows.
    check: ({ values }) =>
      judgeHours(values, { rows: [], own: { status: "completed", ref: "" }, now: new Date() }),
    send: ({ reason = "", ...rest }) => api.correct(id, { ...rest, reason, version }),
    refreshes: affectedPaths,
    done: "gps.approvalScreen.fix.done",
    onSaved: close,
  })
  return (
    <hours.Dialog
      form={form}
      onClose={close}
      title={t("gps.approvalScreen.fix.title", { person: entry.person })}
      failed={t("gps.timer.form.failed")}
      save={t("gps.timer.form.save")}
    >
      <Fields />
    </hours.Dialog>
  )
}

function Fields() {
  const { t } = useTranslation()
  const kind = hours.useField("kind")
  const { onBlur: _, ...project } = hours.useField("projectId")
  return (
    <>
      <Select
        {...kind}
        label={t("gps.timer.form.kind")}
        options={entryKinds.map((each) => ({ value: each, label: t(`gps.kind.${each}`) }))}
      />
      {belongsToProject(kind.value as EntryKind) && <ProjectPicker {...project} required />}
      <hours.Field name="day" label={t("gps.timer.form.day")} />
      <div className="approval-times toolbar loose">
        <hours.Field name="from" label={t("gps.timer.form.from")} />
        <hours.Field name="to" label={t("gps.timer.form.to")} />
        <hours.Field
          name="breakMinutes"
          label={t("gps.timer.form.breakMinutes")}
          unit={t("gps.timer.form.minutes")}
        />
      </div>
      <Result />
      <TextField
        {...hours.useField("note")}
        label={t("gps.timer.form.note")}
        autoComplete="off"
        maxLength={500}
        optional
      />
      <TextArea
        {...hours.useField("reason")}
        label={t("gps.timer.form.reason")}
        hint={t("gps.approvalScreen.fix.reasonHint")}
        rows={2}
        limit={300}
      />
    </>
  )
}

function Result() {
  const { t } = useTranslation()
  const result = useResult()
  return (
    <p className="approval-result" role="status">
      {result && t("gps.timer.form.result", { hours: hoursText(result.minutes) })}
      {result?.overMidnight && `, ${t("gps.timer.form.nextDay")}`}
    </p>
  )
}
