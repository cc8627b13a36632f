import { Plus } from "lucide-react"
import { useTranslation } from "react-i18next"
import { reaches } from "#src/shared/roles.ts"
import { BackLink } from "#ui/kit/BackLink.tsx"
import { LinkButton } from "#ui/kit/Button.tsx"
import { ScreenHead } from "#ui/kit/ScreenHead.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import { useSignedIn } from "#ui/lib/session.ts"
import { useScreen } from "#ui/lib/useScreen.ts"
import { CsvLink } from "#ui/list/CsvLink.tsx"
import { ListBody } from "#ui/list/ListBody.tsx"
import { ListFilter } from "#ui/list/ListFilter.tsx"
import { useCounts, useFound } from "#ui/list/useFound.ts"
import { useListView } from "#ui/list/useListView.ts"
import { useProjects } from "../hooks.ts"
import { isTable, Looks } from "./Looks.tsx"
import { NoProjects } from "./NoProjects.tsx"
import { projectList } from "./projectList.tsx"

/** Every job of the company, to find one or to look over all. */
export default function Projects() {
  const { t } = useTranslation()
  const manager = reaches(useSignedIn().role, "manager")
  useScreen(t("projects.list.title"))
  const view = useListView(projectList)
  const atHand = useProjects()
  const archived = view.pile === "archived"
  const put = useProjects(true, archived)
  const projects = archived ? put : atHand
  const counts = useCounts(view, atHand.data)
  const rows = useFound(view, projects.data)
  const table = isTable(view)
  return (
    <>
      <BackLink href="/dashboard">{t("projects.list.back")}</BackLink>
      <ScreenHead title={t("projects.list.title")}>{manager && <Actions archived={archived} />}</ScreenHead>
      <ListFilter view={view} counts={counts} className="project-filter">
        <Looks view={view} />
      </ListFilter>
      <ListBody
        view={view}
        from={projects}
        rows={rows}
        table={table}
        skeleton={<ProjectSkeletons table={table} />}
        empty={<NoProjects view={view} none={projects.data?.length === 0} />}
      />
    </>
  )
}

function Actions({ archived }: { archived: boolean }) {
  const { t } = useTranslation()
  return (
    <>
      <CsvLink href={archived ? "/api/projects/export?archived=true" : "/api/projects/export"}>
        {t("projects.list.export")}
      </CsvLink>
      <LinkButton variant="primary" href="/projects/nieuw">
        <Plus aria-hidden size="1.2em" />
        {t("projects.list.new")}
      </LinkButton>
    </>
  )
}

/** As much room as the first projects take. */
function ProjectSkeletons({ table }: { table: boolean }) {
  if (table) return <Skeleton lines={8} height="3.5rem" />
  return (
    <ul className="project-cards stack project-skeletons" aria-hidden>
      {[1, 2, 3, 4, 5, 6].map((card) => (
        <li key={card} className="project-card stack">
          <Skeleton lines={4} />
        </li>
      ))}
    </ul>
  )
}
