import { useId } from "react"
import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import { Button } from "#ui/kit/Button.tsx"
import { Dialog } from "#ui/kit/Dialog.tsx"
import { Status } from "#ui/kit/Status.tsx"
import { Wrongs } from "#ui/kit/Wrongs.tsx"
import { useHasScreen } from "#ui/lib/office.ts"
import type { TimelineProject } from "../schema.ts"
import { PlanFields } from "./PlanFields.tsx"
import { statusNames } from "./statusNames.ts"
import { usePlanForm } from "./usePlanForm.ts"
import type { Planner } from "./usePlanner.ts"

/** Days and team of a project, with what would clash before it is saved. */
export function PlanDialog({ project, planner }: { project: TimelineProject; planner: Planner }) {
  const { t } = useTranslation()
  const id = useId()
  const form = usePlanForm(project, planner)
  const { replan, attempt, sentences } = form
  const conflict = replan.error?.status === 409
  return (
    <Dialog
      open
      size="large"
      onClose={planner.close}
      title={t("timeline.plan.title", { name: project.name })}
      actions={
        <>
          <Button variant="primary" type="submit" form={id} busy={replan.busy}>
            {t("timeline.plan.save")}
          </Button>
          <Button onClick={planner.close}>{t("timeline.plan.cancel")}</Button>
        </>
      }
    >
      <ProjectFacts project={project} />
      <Wrongs
        title={t("timeline.plan.failed")}
        message={replan.error?.message}
        sentences={sentences}
        idOf={(name) => `plan-${name}`}
        attempt={attempt}
      />
      {conflict && (
        <p className="plan-take-over">
          <Button onClick={form.takeOver}>{t("timeline.plan.takeOver")}</Button>
          <span className="muted">{t("timeline.plan.takeOverText")}</span>
        </p>
      )}
      <form id={id} className="plan-form" noValidate onSubmit={form.submit}>
        <PlanFields form={form} project={project} week={planner.week} />
      </form>
    </Dialog>
  )
}

function ProjectFacts({ project: { id, status, address, progress } }: { project: TimelineProject }) {
  const { t } = useTranslation()
  const has = useHasScreen()
  return (
    <p className="plan-facts">
      <Status of={statusNames[status]} />
      {address && <span>{address}</span>}
      <span>{t("timeline.card.progress", { progress })}</span>
      {has("/projects/:id") && <Link href={`/projects/${id}`}>{t("timeline.plan.project")}</Link>}
    </p>
  )
}
