import { Suspense } from "react"
import { useTranslation } from "react-i18next"
import { reaches } from "#src/shared/roles.ts"
import { Card } from "#ui/kit/Card.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import { ErrorBoundary } from "#ui/lib/ErrorBoundary.tsx"
import { usePanels } from "#ui/lib/office.ts"
import { useSignedIn } from "#ui/lib/session.ts"
import { useScreen } from "#ui/lib/useScreen.ts"
import type { Project } from "../../schema.ts"
import Files from "../files/Files.tsx"
import { ArchiveButton } from "./ArchiveButton.tsx"
import { Archived } from "./Archived.tsx"
import { Client } from "./Client.tsx"
import { Costs } from "./Costs.tsx"
import { Head } from "./Head.tsx"
import { History } from "./History.tsx"
import { ProgressControl } from "./ProgressControl.tsx"
import { StatusControl } from "./StatusControl.tsx"
import { Where } from "./Where.tsx"

/** A job from top to bottom; what a worker may not see is not there, and not asked for. */
export function ProjectDetail({ project }: { project: Project }) {
  const { t } = useTranslation()
  const manager = reaches(useSignedIn().role, "manager")
  const changeable = manager && project.archivedAt === null
  const { id, name, description } = project
  useScreen(name)
  return (
    <article className="project">
      <Head project={project} changeable={changeable} />
      <Archived project={project} manager={manager} />
      <div className="project-columns">
        <div className="project-side">
          <Card title={t("projects.detail.progressTitle")} className="project-state">
            {changeable && <StatusControl project={project} />}
            <ProgressControl project={project} changeable={changeable} />
          </Card>
          <Where project={project} />
          <Client project={project} manager={manager} />
        </div>
        <div className="project-main">
          {description && (
            <Card title={t("projects.detail.description")} className="project-sheet">
              <p className="project-text">{description}</p>
            </Card>
          )}
          <Panels id={id} />
          <Files id={id} closed={project.archivedAt !== null} />
          {manager && <Costs project={project} changeable={changeable} />}
          {manager && <History id={id} />}
          {changeable && <ArchiveButton project={project} />}
        </div>
      </div>
    </article>
  )
}

/** What later modules have to tell of this project, each in a card of its own. */
function Panels({ id }: { id: number }) {
  return usePanels("project").map(({ panel: Panel }, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: panels stand in a fixed order
    <ErrorBoundary key={place}>
      <Suspense fallback={<Skeleton />}>
        <Panel id={id} />
      </Suspense>
    </ErrorBoundary>
  ))
}
