import { useTranslation } from "react-i18next"
import { CheckboxGroup } from "#ui/kit/CheckboxGroup.tsx"
import { DateField } from "#ui/kit/DateField.tsx"
import type { Named, TimelineProject, TimelineWeek } from "../schema.ts"
import { defaultLength } from "../week.ts"
import { PlanOutcome } from "./PlanOutcome.tsx"
import { clashesOf } from "./planning.ts"
import type { usePlanForm } from "./usePlanForm.ts"

export function PlanFields({
  form: { fields, sentences, proposed },
  project,
  week,
}: {
  form: ReturnType<typeof usePlanForm>
  project: TimelineProject
  week: TimelineWeek
}) {
  const { t } = useTranslation()
  const { startDate, endDate, team } = fields
  // Who is on the team already can stay, also when the account is gone.
  const gone = project.team.filter(({ id }) => week.people.every((person) => person.id !== id))
  const choices = [...week.people, ...gone].map((person) => ({
    value: String(person.id),
    label: person.name,
    hint: proposed && busyWith(person, proposed),
  }))

  /** What someone does on those days, chosen or not. */
  function busyWith(person: Named, proposed: TimelineProject): string | undefined {
    const others = clashesOf({ ...proposed, team: [person] }, week).map((clash) => clash.project)
    return others.length > 0 ? t("timeline.plan.busy", { projects: others.join(", ") }) : undefined
  }

  return (
    <>
      <div>
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
        <PlanOutcome proposed={proposed} week={week} />
      </div>
      {choices.length === 0 ? (
        <p className="muted">{t("timeline.plan.noPeople")}</p>
      ) : (
        <CheckboxGroup
          id="plan-team"
          legend={t("timeline.plan.team")}
          optional
          value={team.value}
          onChange={team.onChange}
          options={choices}
          error={sentences.team}
        />
      )}
    </>
  )
}
