import { useState } from "react"
import * as z from "zod/mini"
import { defineForm } from "#ui/form/defineForm.tsx"
import { day, ids, orNull } from "#ui/form/kinds.tsx"
import { t } from "#ui/lib/i18n.ts"
import { Plan, type TimelineProject } from "../schema.ts"
import type { Planner } from "./usePlanner.ts"
import { affectedPaths, replan } from "./useReplan.ts"

export const plan = defineForm(
  z.omit(Plan, { version: true }),
  { startDate: orNull(day), endDate: orNull(day), team: ids },
  {
    id: "plan",
    wrong: (name) => t(`timeline.plan.wrong.${name === "endDate" ? "endDate" : "startDate"}`),
  },
)

/**
 * Plans a project. It holds on to the project as it was when it was opened: what another saves meanwhile is told by the
 * server, not silently overwritten.
 */
export function usePlanForm(project: TimelineProject, planner: Planner) {
  const [opened, setOpened] = useState(project)
  const form = plan.useForm({
    start: planOf(project),
    check: ({ call }) => ({
      startDate: call?.endDate && !call.startDate && t("timeline.plan.wrong.startMissing"),
      endDate: isBefore(call?.endDate, call?.startDate) && t("timeline.plan.wrong.endBefore"),
    }),
    send: (next) => replan(opened, { ...next, version: opened.version }),
    refreshes: affectedPaths,
    onSaved: (after) => planner.planned({ before: opened, after }),
  })
  const call = plan.useCall(form)
  const people = [...planner.week.people, ...opened.team]
  return {
    form,
    /** The project as it would be; undefined as long as what is filled in is no plan. */
    proposed: call && {
      ...opened,
      startDate: call.startDate,
      endDate: call.endDate ?? undefined,
      team: call.team.flatMap((id) => people.find((person) => person.id === id) ?? []),
    },
    takeOver() {
      setOpened(project)
      form.load(planOf(project))
    },
  }
}

const planOf = ({ startDate, endDate, team }: TimelineProject) => ({
  ...{ startDate, endDate: endDate ?? null },
  team: team.map(({ id }) => id),
})

const isBefore = (day: string | null | undefined, other: string | null | undefined) =>
  Boolean(day && other && day < other)
