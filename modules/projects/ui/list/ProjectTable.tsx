import { memo, useMemo } from "react"
import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import { formatDay } from "#src/shared/days.ts"
import { reaches } from "#src/shared/roles.ts"
import { type DataColumn, DataTable } from "#ui/kit/DataTable.tsx"
import { Progress } from "#ui/kit/Progress.tsx"
import { Status } from "#ui/kit/Status.tsx"
import { formatEuros } from "#ui/lib/format.ts"
import { useSignedIn } from "#ui/lib/session.ts"
import { type Project, projectStatuses } from "../../schema.ts"
import { shownStatus } from "./filters.ts"

interface ProjectTableProps {
  rows: Project[]
  /** What they were chosen by. */
  view: string
  sort: string
  onSort: (sort: string) => void
}

/** Many projects under each other, to compare and to sort. */
export const ProjectTable = memo(({ rows, view, sort, onSort }: ProjectTableProps) => {
  const { t } = useTranslation()
  const prices = reaches(useSignedIn().role, "manager")
  const columns = useMemo(() => {
    const all: DataColumn<Project>[] = [
      {
        id: "naam",
        label: t("projects.list.column.name"),
        value: ({ name }) => name,
        cell: ({ id, name, address }) => (
          <>
            <Link href={`/projects/${id}`}>{name}</Link>
            {address && <span className="muted project-table-address">{address}</span>}
          </>
        ),
      },
      {
        id: "status",
        label: t("projects.list.column.status"),
        value: ({ status, delayed }) => (delayed ? -1 : projectStatuses.indexOf(status)),
        cell: (project) => <Status of={shownStatus(project)} />,
      },
      {
        id: "klant",
        label: t("projects.list.column.client"),
        value: ({ metadata }) => metadata.clientName,
        cell: ({ metadata }) => metadata.clientName,
      },
      {
        id: "start",
        label: t("projects.list.column.start"),
        value: ({ startDate }) => startDate ?? "",
        cell: ({ startDate }) => <Day day={startDate} />,
      },
      {
        id: "einde",
        label: t("projects.list.column.end"),
        value: ({ endDate }) => endDate ?? "",
        cell: ({ endDate }) => <Day day={endDate} />,
      },
      {
        id: "voortgang",
        label: t("projects.list.column.progress"),
        value: ({ progress }) => progress,
        cell: ({ progress }) => <Progress value={progress} label={`${progress}%`} />,
      },
    ]
    const price: DataColumn<Project> = {
      id: "prijs",
      label: t("projects.list.column.price"),
      value: ({ estimatedPrice }) => estimatedPrice,
      cell: ({ estimatedPrice }) => estimatedPrice !== undefined && formatEuros(estimatedPrice),
      figures: true,
    }
    return prices ? [...all, price] : all
  }, [t, prices])
  return (
    <div className="project-table">
      <DataTable
        caption={t("projects.list.title")}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        sort={sort}
        onSort={onSort}
        view={view}
      />
    </div>
  )
})

const Day = ({ day }: { day: string | null | undefined }) =>
  day && (
    <time dateTime={day} className="nowrap">
      {formatDay(day)}
    </time>
  )
