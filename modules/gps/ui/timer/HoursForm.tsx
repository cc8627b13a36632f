import { useTranslation } from "react-i18next"
import { Button, LinkButton } from "#ui/kit/Button.tsx"
import { PressArea } from "#ui/kit/PressArea.tsx"
import { hoursText } from "#ui/lib/hoursText.ts"
import type { Workplace } from "../../entries/schema.ts"
import { belongsToProject, type EntryKind, entryKinds } from "../../schema.ts"
import { type HoursForm as HoursFormState, hours, useResult } from "./hours.tsx"
import { mayStayOpen } from "./judge.ts"
import { ProjectField } from "./ProjectField.tsx"
import type { Row } from "./rows.ts"

interface HoursFormProps {
  form: HoursFormState
  own?: Row
  workplaces: Workplace[]
  back: string
}

/** Hours typed by hand, or corrected. */
export function HoursForm({ form, back, ...rest }: HoursFormProps) {
  const { t } = useTranslation()
  return (
    <div className="narrow">
      <hours.Form form={form} failed={t("gps.timer.form.failed")} className="hours-form stack loose">
        <Fields {...rest} />
        <PressArea className="actions">
          <Button type="submit" variant="primary" busy={form.busy} busyLabel={t("gps.timer.form.saving")}>
            {t("gps.timer.form.save")}
          </Button>
          <LinkButton href={back}>{t("gps.timer.form.cancel")}</LinkButton>
        </PressArea>
      </hours.Form>
    </div>
  )
}

function Fields({ own, workplaces }: Pick<HoursFormProps, "own" | "workplaces">) {
  const { t } = useTranslation()
  const open = mayStayOpen(own)
  const inProject = belongsToProject(hours.useTyped("kind") as EntryKind)
  const { onBlur: _, ...project } = hours.useField("projectId")
  return (
    <>
      {open && <p className="muted">{t("gps.timer.form.running")}</p>}
      <div className="hours-kinds stack">
        <hours.Field
          name="kind"
          label={t("gps.timer.form.kind")}
          tiles
          options={entryKinds.map((kind) => ({ value: kind, label: t(`gps.kind.${kind}`) }))}
        />
      </div>
      {inProject && <ProjectField {...project} workplaces={withOwn(workplaces, own)} />}
      <hours.Field name="day" label={t("gps.timer.form.day")} />
      <div className="toolbar loose">
        <hours.Field name="from" label={t("gps.timer.form.from")} />
        <hours.Field
          name="to"
          label={t("gps.timer.form.to")}
          hint={open ? t("gps.timer.form.toOptional") : undefined}
          optional={open}
        />
        <hours.Field
          name="breakMinutes"
          label={t("gps.timer.form.breakMinutes")}
          unit={t("gps.timer.form.minutes")}
          optional
        />
      </div>
      <Result own={own} />
      <hours.Field name="note" label={t("gps.timer.form.note")} optional rows={2} limit={500} />
      {own && (
        <hours.Field name="reason" label={t("gps.timer.form.reason")} hint={t("gps.timer.form.reasonHint")} />
      )}
    </>
  )
}

/** What it comes to, while one types. */
function Result({ own }: { own?: Row }) {
  const { t } = useTranslation()
  const result = useResult(own)
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
