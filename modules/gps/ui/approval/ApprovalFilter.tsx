import { useId } from "react"
import { useTranslation } from "react-i18next"
import { Select } from "#ui/kit/Select.tsx"
import type { PendingEntry } from "../../approval/schema.ts"
import { type ApprovalView, byDay, withoutProject } from "./approvalList.ts"
import { groupings } from "./groups.ts"

/** Of whom and of which project, and by what they are put together. */
export function ApprovalFilter({ view, entries }: { view: ApprovalView; entries: readonly PendingEntry[] }) {
  const { t } = useTranslation()
  const id = useId()
  const people = named(entries.map(({ accountId, person }) => [String(accountId), person]))
  const projects = named(
    entries.map(({ projectId, projectName }) => [
      String(projectId ?? withoutProject),
      projectId === null ? t("gps.approvalScreen.noProject") : projectName,
    ]),
  )
  return (
    <div className="approval-filter toolbar whole">
      <Select
        id={`${id}-person`}
        label={t("gps.approvalScreen.filter.who")}
        empty={t("gps.approvalScreen.filter.everyone")}
        options={people}
        value={view.choices.person}
        onChange={(person) => view.choose("person", person)}
        optional
      />
      <Select
        id={`${id}-project`}
        label={t("gps.approvalScreen.filter.project")}
        empty={t("gps.approvalScreen.filter.allProjects")}
        options={projects}
        value={view.choices.project}
        onChange={(project) => view.choose("project", project)}
        optional
      />
      <Select
        id={`${id}-group`}
        label={t("gps.approvalScreen.filter.group")}
        options={groupings.map((each) => ({ value: each, label: t(`gps.approvalScreen.filter.${each}`) }))}
        value={view.choices.group === byDay ? "day" : "person"}
        onChange={(grouping) => view.choose("group", grouping === "day" ? byDay : "")}
      />
    </div>
  )
}

const named = (pairs: [value: string, label: string][]) =>
  [...new Map(pairs)]
    .map(([value, label]) => ({ value, label }))
    .toSorted((a, b) => a.label.localeCompare(b.label, "nl"))
