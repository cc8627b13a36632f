import { FolderPlus } from "lucide-react"
import { useMemo } from "react"
import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import type { Project } from "#modules/projects/schema.ts"
import { useProjects } from "#modules/projects/ui/hooks.ts"
import { reaches } from "#src/shared/roles.ts"
import { BackLink } from "#ui/kit/BackLink.tsx"
import { LinkButton } from "#ui/kit/Button.tsx"
import { EmptyState } from "#ui/kit/EmptyState.tsx"
import { ScreenHead } from "#ui/kit/ScreenHead.tsx"
import { useSignedIn } from "#ui/lib/session.ts"
import { useScreen } from "#ui/lib/useScreen.ts"
import { ListBody } from "#ui/list/ListBody.tsx"
import { ListSearch } from "#ui/list/ListFilter.tsx"
import { useFound } from "#ui/list/useFound.ts"
import { useListView } from "#ui/list/useListView.ts"
import { intakeProjects } from "./projectList.ts"
import { useRecentIntakes } from "./recent.ts"

/** For which job the intake is; those of this device first. */
export default function ChooseProject() {
  const { t } = useTranslation()
  useScreen(t("intake.choose.title"))
  const office = reaches(useSignedIn().role, "manager")
  const view = useListView(intakeProjects)
  const projects = useProjects()
  const recent = useRecentIntakes()
  const all = useMemo(() => lastFirst(projects.data, recent), [projects.data, recent])
  const rows = useFound(view, all)
  return (
    <>
      <BackLink href="/dashboard">{t("intake.choose.toStart")}</BackLink>
      <div className="stack roomy">
        <ScreenHead title={t("intake.choose.title")}>
          {office && (
            <LinkButton href="/projects/nieuw">
              <FolderPlus aria-hidden size="1.2em" />
              {t("intake.choose.new")}
            </LinkButton>
          )}
        </ScreenHead>
        <ListSearch view={view} />
        <ListBody
          view={view}
          from={projects}
          rows={rows}
          empty={<EmptyState title={t("intake.choose.none")}>{t("intake.choose.noneYet")}</EmptyState>}
        >
          {(shown) => (
            <ul className="intake-projects cards">
              {shown.map((project) => (
                <Card key={project.id} project={project} wasLast={project.id === recent[0]} />
              ))}
            </ul>
          )}
        </ListBody>
      </div>
    </>
  )
}

function Card({ project, wasLast }: { project: Project; wasLast: boolean }) {
  const { t } = useTranslation()
  const { id, name, address, metadata } = project
  return (
    <li className="intake-project card">
      <h2>
        <Link className="cover-link" href={`/job-intake/${id}`}>
          {name}
        </Link>
      </h2>
      <p className="flush muted">{[metadata.clientName, address].filter(Boolean).join(" · ")}</p>
      {wasLast && <p className="flush">{t("intake.choose.last")}</p>}
    </li>
  )
}

function lastFirst(projects: Project[] | undefined, recent: readonly number[]): Project[] | undefined {
  const place = ({ id }: Project) => (recent.includes(id) ? recent.indexOf(id) : recent.length)
  return projects?.toSorted((a, b) => place(a) - place(b))
}
