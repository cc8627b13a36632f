import { CalendarDays, Plane, TriangleAlert, Users } from "lucide-react"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import type { Project } from "#modules/projects/schema.ts"
import { DelayNote } from "#modules/projects/ui/detail/DelayNote.tsx"
import { periodText } from "#modules/projects/ui/detail/periodText.ts"
import { useProject } from "#modules/projects/ui/hooks.ts"
import { Card } from "#ui/kit/Card.tsx"
import { spanText } from "#ui/lib/dates.ts"
import type { ProjectPlanning } from "../schema.ts"
import { awayText } from "./awayText.ts"
import { useProjectPlanning } from "./hooks.ts"

/** On a project's page: who is on it and when, and what gets in the way of that. */
export default function ProjectPlanningCard({ id }: { id: number }) {
  const { t } = useTranslation()
  const project = useProject(id).data
  const open = project !== undefined && isPlannable(project)
  const planning = useProjectPlanning(open ? id : undefined).data
  if (!project) return null
  const { team } = project
  return (
    <Card
      sheet
      className="project-planning no-print"
      title={t("timeline.onProject.title")}
      aside={
        open && (
          <Link href={`/project-timeline?plan=${id}`}>
            {t(project.startDate === null ? "timeline.onProject.plan" : "timeline.onProject.move")}
          </Link>
        )
      }
    >
      <ul className="sheet-rows plain">
        <Fact icon={<Users aria-hidden size="1.2em" />}>
          {team.length === 0 ? (
            <span className="muted">{t("timeline.onProject.nobody")}</span>
          ) : (
            team.map(({ name }) => name).join(", ")
          )}
        </Fact>
        <Fact icon={<CalendarDays aria-hidden size="1.2em" />}>{periodText(project)}</Fact>
        {project.delay && (
          <li>
            <DelayNote project={project} />
          </li>
        )}
        {planning && open && <InTheWay id={id} planning={planning} />}
      </ul>
    </Card>
  )
}

/** What is not accepted yet, done or put away stands in no planning. */
const isPlannable = ({ archivedAt, status, lead }: Project) =>
  archivedAt === null && status !== "completed" && !lead

function InTheWay({ id, planning: { conflicts, away } }: { id: number; planning: ProjectPlanning }) {
  const { t } = useTranslation()
  return (
    <>
      {conflicts.map(({ person, projects, from, to }) => {
        const other = projects.find((project) => project.id !== id) ?? projects[0]
        return (
          <Fact
            key={`${person.id} ${other.id} ${from}`}
            icon={<TriangleAlert aria-hidden size="1.2em" />}
            more={
              <>
                {t("timeline.onProject.also")} <Link href={`/projects/${other.id}`}>{other.name}</Link> ·{" "}
                {spanText({ from, to })}
              </>
            }
          >
            <strong className="planning-wrong">{t("timeline.onProject.twice", { name: person.name })}</strong>
          </Fact>
        )
      })}
      {away.map(({ person, kind, from, to }) => (
        <Fact
          key={`${person.id} ${from}`}
          icon={<Plane aria-hidden size="1.2em" />}
          more={`${awayText(kind)} · ${spanText({ from, to })}`}
        >
          <strong className="planning-wrong">{t("timeline.onProject.away", { name: person.name })}</strong>
        </Fact>
      ))}
    </>
  )
}

const Fact = ({ icon, more, children }: { icon: ReactNode; more?: ReactNode; children: ReactNode }) => (
  <li>
    {icon}
    <span className="stack flush">
      <span>{children}</span>
      {more && <span className="muted">{more}</span>}
    </span>
  </li>
)
