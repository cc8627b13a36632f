import { useTranslation } from "react-i18next"
import { useParams, useSearchParams } from "wouter"
import { useProject } from "#modules/projects/ui/hooks.ts"
import { BackLink } from "#ui/kit/BackLink.tsx"
import { LinkTabs } from "#ui/kit/LinkTabs.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { ScreenHead } from "#ui/kit/ScreenHead.tsx"
import { useScreen } from "#ui/lib/useScreen.ts"
import { intakeTabs } from "./tabs.ts"

/** The intake of one job: what is measured on site. */
export default function IntakeScreen() {
  const { t } = useTranslation()
  const id = Number(useParams<{ id: string }>().id)
  const [search] = useSearchParams()
  const read = useProject(Number.isSafeInteger(id) ? id : undefined)
  const current = intakeTabs.find(({ name }) => name === search.get("tab")) ?? intakeTabs[0]!
  const title = read.data?.name ?? t(current.label)
  useScreen(title)
  return (
    <div className="stack roomy">
      <BackLink href={`/projects/${id}`}>{title}</BackLink>
      <ScreenHead title={title} />
      <LinkTabs
        line
        label={title}
        tabs={intakeTabs.map((tab) => ({
          href: `/job-intake/${id}?tab=${tab.name}`,
          label: t(tab.label),
          current: tab === current,
        }))}
      />
      <Loaded from={read}>
        {({ archivedAt }) => <current.part project={id} closed={archivedAt !== null} />}
      </Loaded>
    </div>
  )
}
