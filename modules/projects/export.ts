import { dayOf } from "#src/shared/calendar.ts"
import { writeCsv } from "#src/shared/csv.ts"
import { formatDay } from "#src/shared/days.ts"
import { typeLabels } from "#src/shared/projectTypes.ts"
import { projects as nl } from "./nl.ts"
import type { Project } from "./schema.ts"

type Booked = { cents: number; hours: number }
type Column = [heading: string, cell: (project: Project, booked: Booked) => string | number | null]

/** Projects as a sheet for Excel with Dutch settings, with what was booked on each so far. */
export function sheetOf(list: Project[], booked: Map<number, Booked>): string {
  const rows = list.map((project) => {
    const own = booked.get(project.id) ?? { cents: 0, hours: 0 }
    return columns.map(([, cell]) => cell(project, own))
  })
  return writeCsv([columns.map(([heading]) => heading), ...rows])
}

const statuses = {
  planned: nl.export.planned,
  active: nl.export.active,
  completed: nl.export.completed,
}

const columns: Column[] = [
  [nl.export.number, ({ id }) => id],
  [nl.export.name, ({ name }) => name],
  [nl.export.status, ({ status }) => statuses[status]],
  [nl.export.types, ({ metadata }) => metadata.projectTypes.map((type) => typeLabels[type]).join(", ")],
  [nl.export.customer, ({ metadata }) => metadata.clientName],
  [nl.export.email, ({ metadata }) => metadata.clientEmail],
  [nl.export.phone, ({ metadata }) => metadata.clientPhone],
  [nl.export.address, ({ address }) => address],
  [nl.export.start, ({ startDate }) => dayText(startDate)],
  [nl.export.end, ({ endDate = null }) => dayText(endDate)],
  [nl.export.progress, ({ progress }) => progress],
  [nl.export.team, ({ team }) => team.map(({ name }) => name).join(", ")],
  [nl.export.price, ({ estimatedPrice = null }) => estimatedPrice],
  [nl.export.net, ({ estimatedNet = null }) => estimatedNet],
  [nl.export.costs, (_, { cents }) => cents / 100],
  [nl.export.hours, (_, { hours }) => hours],
  [nl.export.created, ({ createdAt }) => momentText(createdAt)],
  [nl.export.started, ({ startedAt }) => momentText(startedAt)],
  [nl.export.finished, ({ completedAt }) => momentText(completedAt)],
  [nl.export.description, ({ description }) => description],
]

const dayText = (day: string | null) => day && formatDay(day)
const momentText = (instant: string | null) => dayText(instant && dayOf(new Date(instant)))
