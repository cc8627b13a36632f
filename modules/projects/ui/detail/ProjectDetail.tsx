import { Suspense } from "react"
import { useTranslation } from "react-i18next"
import { typeLabels } from "#src/shared/projectTypes.ts"
import { Badge } from "#ui/kit/Badge.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import { Status } from "#ui/kit/Status.tsx"
import { ErrorBoundary } from "#ui/lib/ErrorBoundary.tsx"
import { usePanels } from "#ui/lib/office.ts"
import type { Project } from "../../schema.ts"
import Files from "../files/Files.tsx"
import { shownStatus } from "../list/shownStatus.ts"
import { ArchiveButton } from "./ArchiveButton.tsx"
import { Archived } from "./Archived.tsx"
import { Client } from "./Client.tsx"
import { Costs } from "./Costs.tsx"
import { History } from "./History.tsx"
import { ProgressControl } from "./ProgressControl.tsx"
import { StatusControl } from "./StatusControl.tsx"
import { Where } from "./Where.tsx"

/** A job from top to bottom; what a worker may not see is not there, and not asked for. */
export function ProjectDetail({ project, manager }: { project: Project; manager: boolean }) {
  const { t } = useTranslation()
  const changeable = manager && project.archivedAt === null
  const { id, description } = project
  return (
    <article className="project">
      <Badges project={project} />
      <Archived project={project} manager={manager} />
      <div className="project-columns stack loose">
        <div className="project-side stack loose">
          <Card title={t("projects.detail.progressTitle")} className="project-state">
            {changeable && <StatusControl project={project} />}
            <ProgressControl project={project} changeable={changeable} />
          </Card>
          <Where project={project} />
          <Client project={project} manager={manager} />
        </div>
        <div className="project-main stack loose">
          {description && (
            <Card title={t("projects.detail.description")} className="project-sheet">
              <p className="project-text flush">{description}</p>
            </Card>
          )}
          {manager && <Costs project={project} changeable={changeable} />}
          <Panels id={id} />
          <Files id={id} closed={project.archivedAt !== null} />
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

/** How it stands, what kinds of work it is, and what it goes by. */
function Badges({ project }: { project: Project }) {
  const { t } = useTranslation()
  return (
    <ul className="project-badges cluster tight">
      <li>
        <Status of={shownStatus(project)} />
      </li>
      {project.metadata.projectTypes.map((type) => (
        <li key={type}>
          <Badge>{typeLabels[type]}</Badge>
        </li>
      ))}
      <li className="muted">{t("projects.detail.number", { id: project.id })}</li>
    </ul>
  )
}
