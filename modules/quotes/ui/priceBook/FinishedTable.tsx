import { useMemo } from "react"
import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import { formatDay } from "#src/shared/days.ts"
import { formatQuantity } from "#src/shared/euro.ts"
import { typeLabels } from "#src/shared/projectTypes.ts"
import { type DataColumn, DataTable } from "#ui/kit/DataTable.tsx"
import { formatEuros } from "#ui/lib/format.ts"
import type { Experience } from "../../priceBook/schema.ts"
import { usePriceView } from "./usePriceView.ts"

type Row = Experience["projects"][number]

/** Each finished project: what was quoted and what was booked. */
export function FinishedTable({ projects }: { projects: Row[] }) {
  const { t } = useTranslation()
  const { sort, sortBy } = usePriceView()
  const columns = useMemo((): DataColumn<Row>[] => {
    const label = (
      id:
        | "project"
        | "types"
        | "completed"
        | "quotedHours"
        | "bookedHours"
        | "difference"
        | "quotedCosts"
        | "bookedCosts",
    ) => ({ id, label: t(`quotes.priceBook.experience.column.${id}`) })
    const types = (row: Row) => row.types.map((type) => typeLabels[type]).join(", ")
    return [
      {
        ...label("project"),
        value: ({ name }) => name,
        cell: ({ projectId, name }) => <Link href={`/projects/${projectId}`}>{name}</Link>,
      },
      { ...label("types"), value: types, cell: types },
      {
        ...label("completed"),
        value: ({ completedOn }) => completedOn,
        cell: ({ completedOn }) => <span className="nowrap">{formatDay(completedOn)}</span>,
      },
      {
        ...label("quotedHours"),
        value: ({ quotedHours }) => quotedHours,
        cell: ({ quotedHours }) => formatQuantity(quotedHours),
        figures: true,
      },
      {
        ...label("bookedHours"),
        value: ({ bookedHours }) => bookedHours,
        cell: ({ bookedHours }) => formatQuantity(bookedHours),
        figures: true,
      },
      {
        ...label("difference"),
        value: difference,
        cell: (row) => percentText(difference(row)),
        figures: true,
      },
      {
        ...label("quotedCosts"),
        value: ({ quotedCosts }) => quotedCosts,
        cell: ({ quotedCosts }) => formatEuros(quotedCosts),
        figures: true,
      },
      {
        ...label("bookedCosts"),
        value: ({ bookedCosts }) => bookedCosts,
        cell: ({ bookedCosts }) => formatEuros(bookedCosts),
        figures: true,
      },
    ]
  }, [t])
  return (
    <div className="price-table">
      <DataTable
        caption={t("quotes.priceBook.experience.table")}
        columns={columns}
        rows={projects}
        rowKey={({ projectId }) => projectId}
        sort={sort}
        onSort={sortBy}
      />
    </div>
  )
}

/** In percent of what was quoted. */
const difference = ({ quotedHours, bookedHours }: Row) =>
  quotedHours === 0 ? undefined : Math.round((bookedHours / quotedHours - 1) * 100)

const percentText = (percent: number | undefined) =>
  percent === undefined ? "–" : `${percent > 0 ? "+" : ""}${percent}%`
