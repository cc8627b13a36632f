import { TriangleAlert } from "lucide-react"
import { Fragment } from "react"
import { useTranslation } from "react-i18next"
import type { Conflict, Named, TimelineProject } from "../schema.ts"
import { callNames } from "./callNames.ts"

/** Who is on a project that day; who is wanted elsewhere as well is marked, and told where. */
export function Team({
  of: { id, team },
  people,
  conflicts,
}: {
  of: TimelineProject
  people: readonly Named[]
  conflicts: Conflict[]
}) {
  const { t } = useTranslation()
  const names = callNames(people)
  const elsewhere = ({ id: personId }: Named) =>
    conflicts
      .filter(({ person }) => person.id === personId)
      .flatMap(({ projects }) => projects.filter((project) => project.id !== id).map(({ name }) => name))
  if (team.length === 0)
    return (
      <p className="plan-team">
        <span className="muted">{t("timeline.card.noTeam")}</span>
      </p>
    )
  return (
    <p className="plan-team">
      <span className="visually-hidden">{t("timeline.card.team")} </span>
      {team.map((person, index) => (
        <Fragment key={person.id}>
          {index > 0 && ", "}
          <Member name={names.get(person.id) ?? person.name} elsewhere={elsewhere(person)} />
        </Fragment>
      ))}
    </p>
  )
}

function Member({ name, elsewhere }: { name: string; elsewhere: string[] }) {
  const { t } = useTranslation()
  if (elsewhere.length === 0) return name
  const mark = t("timeline.conflicts.onCard")
  const where = t("timeline.conflicts.onCardWhere", { projects: elsewhere.join(", ") })
  return (
    <span className="plan-double" title={`${name} ${mark}, ${where}`}>
      <TriangleAlert aria-hidden size="1.05em" /> {name} <span className="plan-double-word">{mark}</span>
      <span className="visually-hidden">, {where}</span>
    </span>
  )
}
