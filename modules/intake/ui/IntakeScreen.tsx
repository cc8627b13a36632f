import { useTranslation } from "react-i18next"
import { useParams, useSearchParams } from "wouter"
import { useProject } from "#modules/projects/ui/hooks.ts"
import { BackLink } from "#ui/kit/BackLink.tsx"
import { EmptyState } from "#ui/kit/EmptyState.tsx"
import { LinkTabs } from "#ui/kit/LinkTabs.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { useScreen } from "#ui/lib/useScreen.ts"
import { intakeTabs } from "./tabs.ts"

/** The intake of one job: what is photographed, checked and measured on site. */
export default function IntakeScreen() {
  const { t } = useTranslation()
  const id = Number(useParams<{ id: string }>().id)
  const project = useProject(Number.isSafeInteger(id) && id > 0 ? id : undefined)
  const [search] = useSearchParams()
  const current = intakeTabs.find(({ name }) => name === search.get("tab")) ?? intakeTabs[0]!
  const Part = current.part
  useScreen(t("intake.title"))
  if (project.error?.status === 404 || !(id > 0)) return <EmptyState title={t("projects.errors.notFound")} />
  return (
    <div className="stack">
      <BackLink href={`/projects/${id}`}>{project.data?.name ?? ""}</BackLink>
      <h1>{t("intake.title")}</h1>
      {intakeTabs.length > 1 && (
        <LinkTabs
          line
          label={t("intake.title")}
          tabs={intakeTabs.map((tab) => ({
            ...{ href: `?tab=${tab.name}`, label: t(tab.label), current: tab === current },
          }))}
        />
      )}
      <Loaded from={project}>{({ archivedAt }) => <Part project={id} closed={archivedAt !== null} />}</Loaded>
    </div>
  )
}
