import { useTranslation } from "react-i18next"
import type { Named, TimelineProject, TimelineWeek } from "../schema.ts"
import { defaultLength } from "../week.ts"
import { awayText } from "./awayText.ts"
import { PlanOutcome } from "./PlanOutcome.tsx"
import { plan } from "./plan.ts"
import { clashesOf } from "./planning.ts"

export function PlanFields({
  proposed,
  project,
  week,
}: {
  /** As it would be; undefined as long as what is filled in is no plan. */
  proposed: TimelineProject | undefined
  project: TimelineProject
  week: TimelineWeek
}) {
  const { t } = useTranslation()
  // Who is on the team already can stay, also when the account is gone.
  const gone = project.team.filter(({ id }) => week.people.every((person) => person.id !== id))
  const choices = [...week.people, ...gone].map((person) => ({
    value: String(person.id),
    label: person.name,
    hint: proposed && busyWith(person, proposed),
  }))

  /** What someone does on those days, chosen or not. */
  function busyWith(person: Named, proposed: TimelineProject): string | undefined {
    const clashes = clashesOf({ ...proposed, team: [person] }, week)
    const [away] = clashes.filter(({ project }) => project === undefined)
    const others = clashes.flatMap(({ project }) => project ?? [])
    const hints = [
      ...(away ? [t("timeline.plan.away", { kind: awayText(away.kind ?? null) })] : []),
      ...(others.length > 0 ? [t("timeline.plan.busy", { projects: others.join(", ") })] : []),
    ]
    return hints.length > 0 ? hints.join("; ") : undefined
  }

  return (
    <>
      <div>
        <div className="plan-days">
          <plan.Field name="startDate" label={t("timeline.plan.start")} optional />
          <plan.Field
            name="endDate"
            label={t("timeline.plan.end")}
            hint={t("timeline.plan.endHint", { count: defaultLength })}
            optional
          />
        </div>
        <PlanOutcome proposed={proposed} week={week} />
      </div>
      {choices.length === 0 ? (
        <p className="muted">{t("timeline.plan.noPeople")}</p>
      ) : (
        <plan.Field name="team" label={t("timeline.plan.team")} optional options={choices} />
      )}
    </>
  )
}
