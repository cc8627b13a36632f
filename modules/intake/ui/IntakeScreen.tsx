import { Suspense } from "react"
import { useTranslation } from "react-i18next"
import { Link, useParams, useSearchParams } from "wouter"
import { useProject } from "#modules/projects/ui/hooks.ts"
import { BackLink } from "#ui/kit/BackLink.tsx"
import { EmptyState } from "#ui/kit/EmptyState.tsx"
import { LinkTabs } from "#ui/kit/LinkTabs.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import { useScreen } from "#ui/lib/useScreen.ts"
import { useRememberIntake } from "./choose/recent.ts"
import { intakeTabs } from "./tabs.ts"

/** The intake of one job: what is photographed, checked and measured on site. */
export default function IntakeScreen() {
  const { t } = useTranslation()
  const id = Number(useParams<{ id: string }>().id)
  return (
    <>
      <BackLink href="/job-intake">{t("intake.frame.toChoice")}</BackLink>
      {Number.isSafeInteger(id) && id > 0 ? <Found key={id} id={id} /> : <NoProject />}
    </>
  )
}

function Found({ id }: { id: number }) {
  const { t } = useTranslation()
  const project = useProject(id)
  const name = project.data?.name
  useScreen(name ? t("intake.frame.of", { name }) : t("intake.frame.title"))
  useRememberIntake(id)
  if (project.error?.status === 404) return <NoProject />
  return (
    <div className="intake stack">
      <div className="intake-head">
        <h1>{t("intake.frame.title")}</h1>
        {name && (
          <Link className="touch" href={`/projects/${id}`}>
            {name}
          </Link>
        )}
      </div>
      <Loaded from={project} skeleton={<Skeleton lines={6} height="4rem" />}>
        {({ archivedAt }) => <Parts id={id} closed={archivedAt !== null} />}
      </Loaded>
    </div>
  )
}

function Parts({ id, closed }: { id: number; closed: boolean }) {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const current = intakeTabs.find(({ name }) => name === search.get("tab")) ?? intakeTabs[0]!
  const Part = current.part
  return (
    <>
      <Notice tone="info">{closed && t("intake.frame.closed")}</Notice>
      {intakeTabs.length > 1 && (
        <LinkTabs
          line
          label={t("intake.frame.tabs")}
          tabs={intakeTabs.map((tab) => ({
            href: `?tab=${tab.name}`,
            label: t(tab.label),
            current: tab === current,
          }))}
        />
      )}
      <Suspense fallback={<Skeleton lines={2} height="14rem" />}>
        <Part project={id} closed={closed} />
      </Suspense>
    </>
  )
}

function NoProject() {
  const { t } = useTranslation()
  useScreen(t("projects.errors.notFound"))
  return (
    <EmptyState
      title={t("projects.errors.notFound")}
      action={
        <Link className="touch" href="/job-intake">
          {t("intake.frame.toChoice")}
        </Link>
      }
    />
  )
}
