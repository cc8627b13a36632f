import { FolderOpen } from "lucide-react"
import { useTranslation } from "react-i18next"
import { reaches } from "#src/shared/roles.ts"
import { LinkButton } from "#ui/kit/Button.tsx"
import { EmptyState } from "#ui/kit/EmptyState.tsx"
import { NothingFound } from "#ui/kit/NothingFound.tsx"
import { useSignedIn } from "#ui/lib/session.ts"
import type { ProjectsView } from "./useProjectsView.ts"

/** Nothing was found, nothing is of this kind, or there is nothing yet. */
export function NoProjects({ view, none }: { view: ProjectsView; none: boolean }) {
  const { t } = useTranslation()
  if (view.search) return <NothingFound search={view.search} clear={() => view.seek("")} />
  if (none && view.filter !== "archived") return <NoneYet />
  return (
    <EmptyState
      icon={FolderOpen}
      title={t(`projects.list.none.${view.filter}`)}
      action={<LinkButton href={view.filterHref("all")}>{t("projects.list.showAll")}</LinkButton>}
    />
  )
}

function NoneYet() {
  const { t } = useTranslation()
  const manager = reaches(useSignedIn().role, "manager")
  return (
    <EmptyState
      icon={FolderOpen}
      title={t("projects.list.empty")}
      action={
        manager && (
          <LinkButton variant="primary" href="/offerte-aanvraag">
            {t("projects.list.quote")}
          </LinkButton>
        )
      }
    >
      {t("projects.list.emptyText")}
    </EmptyState>
  )
}
