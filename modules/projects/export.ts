import type { User } from "#modules/access/schema.ts"
import type { Column } from "#src/documents/column.ts"
import { csvHead, csvRows } from "#src/documents/csv.ts"
import { inPortions } from "#src/jobs/portions.ts"
import { dayOf } from "#src/shared/calendar.ts"
import { typeLabels } from "#src/shared/projectTypes.ts"
import { agreedNetOf, agreedPriceOf } from "./agreedPrice.ts"
import { seesLabour } from "./labour.ts"
import { projects as nl } from "./nl.ts"
import type { Project } from "./schema.ts"

type Booked = { cents: number; hours: number }
type Line = Project & { booked: Booked }

/** Projects as a sheet for Excel with Dutch settings, in pieces, with what was booked on each so far. */
export async function sheetOf(list: Project[], booked: Map<number, Booked>, viewer: User): Promise<string[]> {
  const columns = columnsFor(viewer)
  const rows = await inPortions(list, (project) =>
    csvRows(columns, [{ ...project, booked: booked.get(project.id) ?? { cents: 0, hours: 0 } }]),
  )
  return [csvHead(columns), ...rows]
}

const statuses = {
  planned: nl.export.planned,
  active: nl.export.active,
  completed: nl.export.completed,
}

const columnsFor = (viewer: User): Column<Line>[] => [
  { label: nl.export.number, value: ({ id }) => id },
  { label: nl.export.name, value: ({ name }) => name },
  { label: nl.export.status, value: ({ status, lead }) => (lead ? nl.export.lead : statuses[status]) },
  {
    label: nl.export.types,
    value: ({ metadata }) => metadata.projectTypes.map((type) => typeLabels[type]).join(", "),
  },
  { label: nl.export.customer, value: ({ metadata }) => metadata.clientName },
  { label: nl.export.email, value: ({ metadata }) => metadata.clientEmail },
  { label: nl.export.phone, value: ({ metadata }) => metadata.clientPhone },
  { label: nl.export.address, value: ({ address }) => address },
  { label: nl.export.start, value: ({ startDate }) => startDate, format: "day" },
  { label: nl.export.end, value: ({ endDate = null }) => endDate, format: "day" },
  { label: nl.export.progress, value: ({ progress }) => progress },
  { label: nl.export.team, value: ({ team }) => team.map(({ name }) => name).join(", ") },
  { label: nl.export.price, value: (project) => agreedPriceOf(project) ?? null },
  { label: nl.export.net, value: (project) => agreedNetOf(project) ?? null },
  {
    label: seesLabour(viewer) ? nl.export.costs : nl.export.costsWithoutLabour,
    value: ({ booked }) => booked.cents,
    format: "cents",
  },
  { label: nl.export.hours, value: ({ booked }) => booked.hours },
  { label: nl.export.created, value: ({ createdAt }) => dayOfInstant(createdAt), format: "day" },
  { label: nl.export.started, value: ({ startedAt }) => dayOfInstant(startedAt), format: "day" },
  { label: nl.export.finished, value: ({ completedAt }) => dayOfInstant(completedAt), format: "day" },
  { label: nl.export.description, value: ({ description }) => description },
]

const dayOfInstant = (instant: string | null) => instant && dayOf(new Date(instant))
