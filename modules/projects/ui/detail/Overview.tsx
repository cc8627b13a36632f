import { useTranslation } from "react-i18next"
import { Card } from "#ui/kit/Card.tsx"
import { Client } from "./Client.tsx"
import { CostsBeside } from "./CostsBeside.tsx"
import { LastHappened } from "./LastHappened.tsx"
import { ProgressControl } from "./ProgressControl.tsx"
import { StatusControl } from "./StatusControl.tsx"
import { statePlace } from "./statePlace.ts"
import type { PartProps } from "./tabs.tsx"
import { Where } from "./Where.tsx"

/** What one needs of a job at a glance, and the sheet for in the van. */
export function Overview({ project, manager, side }: PartProps) {
  const { t } = useTranslation()
  const { description, archivedAt } = project
  const changeable = manager && archivedAt === null
  return (
    <div className="project-columns stack roomy">
      <div className="project-main stack roomy">
        {manager && <CostsBeside id={project.id} changeable={changeable} />}
        {manager && <LastHappened id={project.id} />}
        {description && (
          <Card title={t("projects.detail.description")} className="project-sheet">
            <p className="project-text flush">{description}</p>
          </Card>
        )}
        <div id={statePlace} tabIndex={-1}>
          <Card title={t("projects.detail.progressTitle")} className="project-state">
            {changeable && <StatusControl project={project} />}
            <ProgressControl project={project} changeable={changeable} />
          </Card>
        </div>
      </div>
      <div className="project-side stack roomy">
        <Client project={project} manager={manager} />
        {side}
        <Where project={project} />
      </div>
    </div>
  )
}
