import { useTranslation } from "react-i18next"
import { Button, LinkButton } from "#ui/kit/Button.tsx"
import { DateField } from "#ui/kit/DateField.tsx"
import { LeaveDialog } from "#ui/kit/LeaveDialog.tsx"
import { NumberField } from "#ui/kit/NumberField.tsx"
import { PressArea } from "#ui/kit/PressArea.tsx"
import { RadioGroup } from "#ui/kit/RadioGroup.tsx"
import { TextArea } from "#ui/kit/TextArea.tsx"
import { TextField } from "#ui/kit/TextField.tsx"
import { TimeField } from "#ui/kit/TimeField.tsx"
import { Wrongs } from "#ui/kit/Wrongs.tsx"
import { useLeaveGuard } from "#ui/lib/useLeaveGuard.ts"
import type { Workplace } from "../../entries/schema.ts"
import { belongsToProject, type EntryKind, entryKinds } from "../../schema.ts"
import { hoursText } from "./hoursText.ts"
import { mayStayOpen, resultOf } from "./judge.ts"
import { ProjectField } from "./ProjectField.tsx"
import type { Row } from "./rows.ts"
import type { HoursForm as HoursFormState } from "./useHoursForm.ts"

/** Hours typed by hand, or corrected. */
export function HoursForm({
  form,
  own,
  workplaces,
  back,
}: {
  form: HoursFormState
  own?: Row
  workplaces: Workplace[]
  back: string
}) {
  const { t } = useTranslation()
  const { typed, set, faults, leave } = form
  const guard = useLeaveGuard(form.dirty)
  return (
    <div className="narrow">
      <Wrongs
        title={t("gps.timer.form.failed")}
        message={form.refused}
        sentences={faults}
        idOf={(field) => (field === "projectId" ? "hours-project" : `hours-${field}`)}
        attempt={form.attempt}
      />
      <form className="hours-form" noValidate onSubmit={form.submit}>
        {mayStayOpen(own) && <p className="muted">{t("gps.timer.form.running")}</p>}
        <div className="hours-kinds">
          <RadioGroup
            id="hours-kind"
            legend={t("gps.timer.form.kind")}
            tiles
            value={typed.kind}
            onChange={(kind) => set({ kind: kind as EntryKind })}
            options={entryKinds.map((kind) => ({ value: kind, label: t(`gps.kind.${kind}`) }))}
          />
        </div>
        {belongsToProject(typed.kind) && (
          <ProjectField
            id="hours-project"
            workplaces={withOwn(workplaces, own)}
            value={typed.projectId}
            onChange={(projectId) => set({ projectId })}
            error={faults.projectId}
          />
        )}
        <DateField
          id="hours-day"
          label={t("gps.timer.form.day")}
          value={typed.day}
          onChange={(day) => set({ day })}
          onBlur={() => leave("day")}
          error={faults.day}
        />
        <div className="hours-times">
          <TimeField
            id="hours-from"
            label={t("gps.timer.form.from")}
            value={typed.from}
            onChange={(from) => set({ from })}
            onBlur={() => leave("from")}
            error={faults.from}
          />
          <TimeField
            id="hours-to"
            label={t("gps.timer.form.to")}
            hint={mayStayOpen(own) ? t("gps.timer.form.toOptional") : undefined}
            optional={mayStayOpen(own)}
            value={typed.to}
            onChange={(to) => set({ to })}
            onBlur={() => leave("to")}
            error={faults.to}
          />
          <NumberField
            id="hours-breakMinutes"
            label={t("gps.timer.form.breakMinutes")}
            unit={t("gps.timer.form.minutes")}
            optional
            value={typed.breakMinutes}
            onChange={(breakMinutes) => set({ breakMinutes })}
            onBlur={() => leave("breakMinutes")}
            error={faults.breakMinutes}
          />
        </div>
        <Result form={form} own={own} />
        <TextArea
          id="hours-note"
          label={t("gps.timer.form.note")}
          optional
          rows={2}
          limit={500}
          value={typed.note}
          onChange={(note) => set({ note })}
          error={faults.note}
        />
        {own && (
          <TextField
            id="hours-reason"
            label={t("gps.timer.form.reason")}
            hint={t("gps.timer.form.reasonHint")}
            value={typed.reason}
            onChange={(reason) => set({ reason })}
            onBlur={() => leave("reason")}
            error={faults.reason}
          />
        )}
        <PressArea className="actions">
          <Button type="submit" variant="primary" busy={form.busy} busyLabel={t("gps.timer.form.saving")}>
            {t("gps.timer.form.save")}
          </Button>
          <LinkButton href={back}>{t("gps.timer.form.cancel")}</LinkButton>
        </PressArea>
      </form>
      <LeaveDialog guard={guard} />
    </div>
  )
}

/** What it comes to, while one types. */
function Result({ form: { typed }, own }: { form: HoursFormState; own?: Row }) {
  const { t } = useTranslation()
  const result = resultOf(typed, own)
  return (
    <p className="hours-result" role="status">
      {result ? (
        <>
          <strong>{t("gps.timer.form.result", { hours: hoursText(result.minutes) })}</strong>
          {result.overMidnight && <span>, {t("gps.timer.form.nextDay")}</span>}
        </>
      ) : (
        <span className="muted">{t("gps.timer.form.resultUnknown")}</span>
      )}
    </p>
  )
}

/** A project that was put away since is still the one of these hours. */
function withOwn(workplaces: Workplace[], own: Row | undefined): Workplace[] {
  if (!own?.projectId || workplaces.some(({ id }) => id === own.projectId)) return workplaces
  const { projectId: id, projectName: name } = own
  return [{ id, name, address: "", latitude: null, longitude: null, radius: 0, mine: false }, ...workplaces]
}
