import { standardSchemaResolver } from "@hookform/resolvers/standard-schema"
import { useState } from "react"
import { useController, useForm, useWatch } from "react-hook-form"
import { useTranslation } from "react-i18next"
import type { TimelineProject } from "../schema.ts"
import { filledFrom, isDay, isPlan, PlanForm, planFrom } from "./planForm.ts"
import type { Planner } from "./usePlanner.ts"
import { useReplan } from "./useReplan.ts"

/**
 * The form that plans a project. It holds on to the project as it was when it was opened: what another saves
 * meanwhile is told by the server, not silently overwritten. `attempt` counts the tries that failed.
 */
export function usePlanForm(project: TimelineProject, planner: Planner) {
  const { t } = useTranslation()
  const [opened, setOpened] = useState(project)
  const [attempt, setAttempt] = useState(0)
  const form = useForm<PlanForm>({
    defaultValues: filledFrom(project),
    resolver: standardSchemaResolver(PlanForm),
    mode: "onTouched",
    shouldFocusError: false,
  })
  const { control } = form
  const fields = {
    startDate: useController({ control, name: "startDate" }).field,
    endDate: useController({ control, name: "endDate" }).field,
    team: useController({ control, name: "team" }).field,
  }
  const replan = useReplan()
  const failed = () => setAttempt(attempt + 1)

  const submit = form.handleSubmit(async (filled) => {
    const after = await replan.act(opened, planFrom(filled, opened.version))
    if (after) planner.planned({ before: opened, after })
    else failed()
  }, failed)

  const filled = useWatch({ control }) as PlanForm
  const { errors } = form.formState
  const days = isDay(filled.startDate) && isDay(filled.endDate)
  const sentences = {
    startDate: errors.startDate
      ? t(filled.startDate ? "timeline.plan.wrong.startDate" : "timeline.plan.wrong.startMissing")
      : replan.fields.startDate,
    endDate: errors.endDate
      ? t(days ? "timeline.plan.wrong.endBefore" : "timeline.plan.wrong.endDate")
      : replan.fields.endDate,
    team: replan.fields.team,
  }

  return {
    fields,
    submit,
    replan,
    attempt,
    sentences,
    /** The project as it would be; undefined as long as what is filled in is no plan. */
    proposed: proposedBy(filled, opened, planner),
    takeOver() {
      replan.forget()
      setAttempt(0)
      setOpened(project)
      form.reset(filledFrom(project))
    },
  }
}

function proposedBy(
  filled: PlanForm,
  opened: TimelineProject,
  planner: Planner,
): TimelineProject | undefined {
  if (!isPlan(filled)) return undefined
  const { startDate, endDate, team } = planFrom(filled, opened.version)
  const people = [...planner.week.people, ...opened.team]
  const chosen = team.flatMap((id) => people.find((person) => person.id === id) ?? [])
  return { ...opened, startDate, endDate: endDate ?? undefined, team: chosen }
}
