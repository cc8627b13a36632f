import { useTranslation } from "react-i18next"
import { useLocation } from "wouter"
import { useProjects } from "#modules/projects/ui/hooks.ts"
import type { Day } from "#src/shared/days.ts"
import { Select } from "#ui/kit/Select.tsx"
import { weeksHref } from "./addresses.ts"

/** Narrows the week to one project; the choice stands in the address. */
export function ProjectChoice({ week, projectId }: { week: Day | undefined; projectId: number | undefined }) {
  const { t } = useTranslation()
  const [, go] = useLocation()
  const options = useProjectOptions()
  return (
    <Select
      id="hours-project"
      label={t("gps.week.project")}
      value={projectId === undefined ? "" : String(projectId)}
      onChange={(chosen) => go(weeksHref(week, chosen ? Number(chosen) : undefined), { replace: true })}
      options={options}
      empty={t("gps.week.allProjects")}
    />
  )
}

/** By name; what was put away can no longer be chosen, but is counted in what isn't narrowed. */
export function useProjectOptions() {
  const projects = useProjects()
  return (projects.data ?? [])
    .map(({ id, name }) => ({ value: String(id), label: name }))
    .toSorted((a, b) => a.label.localeCompare(b.label, "nl", { numeric: true }))
}
