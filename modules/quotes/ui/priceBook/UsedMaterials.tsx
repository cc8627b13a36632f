import { formatQuantity } from "#src/shared/euro.ts"
import { ListTable } from "#ui/list/ListTable.tsx"
import { type ListColumn, list } from "#ui/list/list.ts"
import { useListView } from "#ui/list/useListView.ts"
import { unitName } from "../../documents/nl.ts"
import type { Experience } from "../../priceBook/schema.ts"
import { percentText } from "./percentText.ts"

type Row = Experience["materials"][number]

const more = ({ quoted, used }: Row) => (quoted === 0 ? undefined : Math.round((used / quoted - 1) * 100))

const amount = (id: "quoted" | "used"): ListColumn<Row> => ({
  id,
  label: `quotes.priceBook.experience.material.${id}`,
  value: (row) => row[id],
  cell: (row) => `${formatQuantity(row[id])} ${unitName[row.unit]}`,
  figures: true,
})

const columns: ListColumn<Row>[] = [
  {
    id: "name",
    label: "quotes.priceBook.experience.material.name",
    value: ({ name }) => name,
    cell: ({ name }) => name,
  },
  {
    id: "projects",
    label: "quotes.priceBook.experience.material.projects",
    value: ({ projects }) => projects,
    cell: ({ projects }) => formatQuantity(projects),
    figures: true,
  },
  amount("quoted"),
  amount("used"),
  {
    id: "more",
    label: "quotes.priceBook.experience.column.difference",
    value: more,
    cell: (row) => percentText(more(row)),
    figures: true,
  },
]

const materialList = list<Row>()({
  keyOf: ({ name }) => name,
  texts: { name: "quotes.priceBook.experience.material.table" },
  columns,
  look: "price",
})

/** What was taken from the shelf, beside what the norms said. */
export function UsedMaterials({ materials }: { materials: Row[] }) {
  const { sort, sortBy } = useListView(materialList)
  return <ListTable list={materialList} rows={materials} sort={sort} onSort={sortBy} />
}
