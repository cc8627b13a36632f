import { useTranslation } from "react-i18next"
import { CheckboxGroup } from "#ui/kit/CheckboxGroup.tsx"
import { DateField } from "#ui/kit/DateField.tsx"
import type { Named, TimelineProject, TimelineWeek } from "../schema.ts"
import { defaultLength } from "../week.ts"
import { clashesOf } from "./planning.ts"
import type { usePlanForm } from "./usePlanForm.ts"

export function PlanFields({
  form: { fields, sentences, proposed },
  project,
  week: { people, projects },
}: {
  form: ReturnType<typeof usePlanForm>
  project: TimelineProject
  week: TimelineWeek
}) {
  const { t } = useTranslation()
  const { startDate, endDate, team } = fields
  // Who is on the team already can stay, also when the account is gone.
  const gone = project.team.filter(({ id }) => people.every((person) => person.id !== id))
  const choices = [...people, ...gone].map((person) => ({
    value: String(person.id),
    label: person.name,
    hint: proposed && busyWith(person, proposed),
  }))

  /** What someone does on those days, chosen or not. */
  function busyWith(person: Named, proposed: TimelineProject): string | undefined {
    const others = clashesOf({ ...proposed, team: [person] }, projects).map((clash) => clash.project)
    return others.length > 0 ? t("timeline.plan.busy", { projects: others.join(", ") }) : undefined
  }

  return (
    <>
      <div className="plan-days">
        <DateField
          {...startDate}
          id="plan-startDate"
          label={t("timeline.plan.start")}
          optional
          error={sentences.startDate}
        />
        <DateField
          {...endDate}
          id="plan-endDate"
          label={t("timeline.plan.end")}
          hint={t("timeline.plan.endHint", { count: defaultLength })}
          optional
          error={sentences.endDate}
        />
      </div>
      {choices.length === 0 ? (
        <p className="muted">{t("timeline.plan.noPeople")}</p>
      ) : (
        <div className="plan-people">
          <CheckboxGroup
            id="plan-team"
            legend={t("timeline.plan.team")}
            optional
            value={team.value}
            onChange={team.onChange}
            options={choices}
            error={sentences.team}
          />
        </div>
      )}
    </>
  )
}
