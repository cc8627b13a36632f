import { FolderOpen } from "lucide-react"
import { useTranslation } from "react-i18next"
import { reaches } from "#src/shared/roles.ts"
import { LinkButton } from "#ui/kit/Button.tsx"
import { EmptyState } from "#ui/kit/EmptyState.tsx"
import { useSignedIn } from "#ui/lib/session.ts"
import type { ViewOf } from "#ui/list/useListView.ts"
import type { projectList } from "./projectList.tsx"

/** Nothing is of this kind, or there is nothing yet. */
export function NoProjects({ view, none }: { view: ViewOf<typeof projectList>; none: boolean }) {
  const { t } = useTranslation()
  if (none && view.pile !== "archived") return <NoneYet />
  return (
    <EmptyState
      icon={FolderOpen}
      title={t(`projects.list.none.${view.pile}`)}
      action={<LinkButton href={view.pileHref("all")}>{t("projects.list.showAll")}</LinkButton>}
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
