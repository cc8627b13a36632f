import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import { formatDay } from "#src/shared/days.ts"
import { formatQuantity } from "#src/shared/euro.ts"
import { typeLabels } from "#src/shared/projectTypes.ts"
import { formatEuros } from "#ui/lib/format.ts"
import { ListTable } from "#ui/list/ListTable.tsx"
import { type ListColumn, list } from "#ui/list/list.ts"
import { useListView } from "#ui/list/useListView.ts"
import type { Experience } from "../../priceBook/schema.ts"
import { percentText } from "./percentText.ts"

type Row = Experience["projects"][number]

/** In percent of what was quoted. */
const difference = ({ quotedHours, bookedHours }: Row) =>
  quotedHours === 0 ? undefined : Math.round((bookedHours / quotedHours - 1) * 100)

const types = (row: Row) => row.types.map((type) => typeLabels[type]).join(", ")

const figure = (
  id: "quotedHours" | "bookedHours" | "quotedCosts",
  shown: (figure: number) => string,
): ListColumn<Row> => ({
  id,
  label: `quotes.priceBook.experience.column.${id}`,
  value: (row) => row[id],
  cell: (row) => shown(row[id]),
  figures: true,
})

const columns: ListColumn<Row>[] = [
  {
    id: "project",
    label: "quotes.priceBook.experience.column.project",
    value: ({ name }) => name,
    cell: ({ projectId, name }) => <Link href={`/projects/${projectId}`}>{name}</Link>,
  },
  { id: "types", label: "quotes.priceBook.experience.column.types", value: types, cell: types },
  {
    id: "completed",
    label: "quotes.priceBook.experience.column.completed",
    value: ({ completedOn }) => completedOn,
    cell: ({ completedOn }) => <span className="nowrap">{formatDay(completedOn)}</span>,
  },
  figure("quotedHours", formatQuantity),
  figure("bookedHours", formatQuantity),
  {
    id: "difference",
    label: "quotes.priceBook.experience.column.difference",
    value: difference,
    cell: (row) => percentText(difference(row)),
    figures: true,
  },
  figure("quotedCosts", formatEuros),
  {
    id: "bookedCosts",
    label: "quotes.priceBook.experience.column.bookedCosts",
    value: ({ bookedCosts }) => bookedCosts ?? undefined,
    cell: ({ bookedCosts }) => <BookedCosts amount={bookedCosts} />,
    figures: true,
  },
]

const finishedList = list<Row>()({
  keyOf: ({ projectId }) => projectId,
  texts: { name: "quotes.priceBook.experience.table" },
  columns,
  look: "price",
})

function BookedCosts({ amount }: { amount: number | null }) {
  const { t } = useTranslation()
  return amount === null ? (
    <span className="muted">{t("quotes.priceBook.experience.ownerOnly")}</span>
  ) : (
    formatEuros(amount)
  )
}

/** Each finished project: what was quoted and what was booked. */
export function FinishedTable({ projects }: { projects: Row[] }) {
  const { sort, sortBy } = useListView(finishedList)
  return <ListTable list={finishedList} rows={projects} sort={sort} onSort={sortBy} />
}
