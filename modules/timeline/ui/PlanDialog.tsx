import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import { Button } from "#ui/kit/Button.tsx"
import { Status } from "#ui/kit/Status.tsx"
import { useHasScreen } from "#ui/lib/office.ts"
import type { TimelineProject } from "../schema.ts"
import { PlanFields } from "./PlanFields.tsx"
import { plan, usePlanForm } from "./plan.ts"
import { statusNames } from "./statusNames.ts"
import type { Planner } from "./usePlanner.ts"

/** Days and team of a project, with what would clash before it is saved. */
export function PlanDialog({ project, planner }: { project: TimelineProject; planner: Planner }) {
  const { t } = useTranslation()
  const { form, proposed, takeOver } = usePlanForm(project, planner)
  return (
    <plan.Dialog
      form={form}
      size="large"
      onClose={planner.close}
      title={t("timeline.plan.title", { name: project.name })}
      failed={t("timeline.plan.failed")}
      save={t("timeline.plan.save")}
      className="plan-form"
      intro={<ProjectFacts project={project} />}
      aside={
        form.error?.status === 409 && (
          <p className="plan-take-over cluster">
            <Button onClick={takeOver}>{t("timeline.plan.takeOver")}</Button>
            <span className="muted">{t("timeline.plan.takeOverText")}</span>
          </p>
        )
      }
    >
      <PlanFields proposed={proposed} project={project} week={planner.week} />
    </plan.Dialog>
  )
}

function ProjectFacts({ project: { id, status, address, progress } }: { project: TimelineProject }) {
  const { t } = useTranslation()
  const has = useHasScreen()
  return (
    <p className="plan-facts cluster">
      <Status of={statusNames[status]} />
      {address && <span>{address}</span>}
      <span>{t("timeline.card.progress", { progress })}</span>
      {has("/projects/:id") && (
        <Link href={`/projects/${id}`} className="touch">
          {t("timeline.plan.project")}
        </Link>
      )}
    </p>
  )
}
