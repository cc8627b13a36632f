import { Suspense } from "react"
import { useTranslation } from "react-i18next"
import { useSearchParams } from "wouter"
import { reaches } from "#src/shared/roles.ts"
import { LinkTabs } from "#ui/kit/LinkTabs.tsx"
import { Panels } from "#ui/kit/Panels.tsx"
import { usePanels } from "#ui/lib/office.ts"
import type { ProjectPanel } from "#ui/lib/screen.ts"
import { useSignedIn } from "#ui/lib/session.ts"
import type { Project } from "../../schema.ts"
import { Archived } from "./Archived.tsx"
import { NextStepCard } from "./NextStepCard.tsx"
import { type ProjectTab, projectTabs } from "./tabs.tsx"

/** A job in its parts; what a worker may not see is not there, and not asked for. */
export function ProjectDetail({ project, manager }: { project: Project; manager: boolean }) {
  const { t } = useTranslation()
  const { role } = useSignedIn()
  const [search] = useSearchParams()
  const panels = usePanels("project")
  const own = projectTabs.filter(
    (tab) => (tab.part && reaches(role, tab.role)) || panels.some((panel) => panel.tab === tab.panels),
  )
  const current = own.find(({ name }) => name === search.get("tab")) ?? own[0]!
  const tabs = own.map((tab) => ({
    href: `?tab=${tab.name}`,
    label: t(tab.label),
    current: tab === current,
    count: <Counts of={tab} panels={panels} id={project.id} />,
  }))
  const { part: Part } = current
  const shown = panels.filter(({ tab }) => tab === current.panels)
  return (
    <article className="project">
      <Archived project={project} manager={manager} />
      {manager && <NextStepCard project={project} />}
      <Panels of={panels.filter(({ tab }) => tab === "next")} id={project.id} quiet />
      <LinkTabs line label={t("projects.detail.tabs")} tabs={tabs} />
      <div className="project-parts stack loose">
        {Part && (
          <Part
            project={project}
            manager={manager}
            side={<Panels of={shown.filter(({ side }) => side)} id={project.id} />}
          />
        )}
        <Panels of={shown.filter(({ side }) => !side)} id={project.id} />
      </div>
    </article>
  )
}

/** How many things a tab holds: its own, or those of a later module. */
function Counts({ of, panels, id }: { of: ProjectTab; panels: ProjectPanel[]; id: number }) {
  const Count = of.count ?? panels.find(({ tab }) => tab === of.panels)?.count
  if (!Count) return null
  return (
    <Suspense>
      <Count id={id} />
    </Suspense>
  )
}
