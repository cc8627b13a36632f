import { Download, Plus } from "lucide-react"
import { useDeferredValue, useMemo } from "react"
import { useTranslation } from "react-i18next"
import { reaches } from "#src/shared/roles.ts"
import { BackLink } from "#ui/kit/BackLink.tsx"
import { LinkButton } from "#ui/kit/Button.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { ScreenHead } from "#ui/kit/ScreenHead.tsx"
import { useSignedIn } from "#ui/lib/session.ts"
import { useScreen } from "#ui/lib/useScreen.ts"
import { useProjects } from "../hooks.ts"
import { counted, passes } from "./filters.ts"
import { NoProjects } from "./NoProjects.tsx"
import { ProjectCards } from "./ProjectCards.tsx"
import { ProjectFilter } from "./ProjectFilter.tsx"
import { ProjectSkeletons } from "./ProjectSkeletons.tsx"
import { ProjectTable } from "./ProjectTable.tsx"
import { found } from "./search.ts"
import { useProjectsView } from "./useProjectsView.ts"

/** Section 2.7 of the specification: every job of the company, to find one or to look over all. */
export default function Projects() {
  const { t } = useTranslation()
  const view = useProjectsView()
  const manager = reaches(useSignedIn().role, "manager")
  useScreen(t("projects.list.title"))
  const atHand = useProjects()
  const archived = view.filter === "archived"
  const put = useProjects(true, archived)
  const projects = archived ? put : atHand
  const search = useDeferredValue(view.search)
  const rows = useMemo(
    () => found((projects.data ?? []).filter(passes(view.filter)), search),
    [projects.data, view.filter, search],
  )
  const chosen = `${view.filter} ${search}`
  return (
    <>
      <BackLink href="/dashboard">{t("projects.list.back")}</BackLink>
      <ScreenHead title={t("projects.list.title")}>{manager && <Actions archived={archived} />}</ScreenHead>
      <ProjectFilter view={view} counts={atHand.data && counted(atHand.data)} />
      <Loaded from={projects} skeleton={<ProjectSkeletons table={view.table} />}>
        {(all) => (
          <>
            <p className={rows.length > 0 ? "muted list-total" : "visually-hidden"} role="status">
              {t("projects.list.found", { count: rows.length })}
            </p>
            {rows.length === 0 ? (
              <NoProjects view={view} none={all.length === 0} />
            ) : view.table ? (
              <ProjectTable rows={rows} view={chosen} sort={view.sort} onSort={view.sortBy} />
            ) : (
              <ProjectCards rows={rows} view={chosen} />
            )}
          </>
        )}
      </Loaded>
    </>
  )
}

function Actions({ archived }: { archived: boolean }) {
  const { t } = useTranslation()
  return (
    <>
      <a
        className="button button-secondary"
        href={archived ? "/api/projects/export?archived=true" : "/api/projects/export"}
        download
      >
        <Download aria-hidden size="1.2em" />
        {t("projects.list.export")}
      </a>
      <LinkButton variant="primary" href="/projects/nieuw">
        <Plus aria-hidden size="1.2em" />
        {t("projects.list.new")}
      </LinkButton>
    </>
  )
}
