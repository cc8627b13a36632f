import { Link } from "wouter"
import { formatDay } from "#src/shared/days.ts"
import { Progress } from "#ui/kit/Progress.tsx"
import { Status } from "#ui/kit/Status.tsx"
import { formatEuros } from "#ui/lib/format.ts"
import { type ListColumn, list } from "#ui/list/list.ts"
import { agreedPriceOf } from "../../agreedPrice.ts"
import { type Project, projectStatuses } from "../../schema.ts"
import { ProjectCard } from "./ProjectCard.tsx"
import { found } from "./search.ts"
import { shownStatus } from "./shownStatus.ts"

const columns: ListColumn<Project>[] = [
  {
    id: "naam",
    label: "projects.list.column.name",
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
    label: "projects.list.column.status",
    value: ({ status, lead, delayed }) => (lead ? -2 : delayed ? -1 : projectStatuses.indexOf(status)),
    cell: (project) => <Status of={shownStatus(project)} />,
  },
  {
    id: "klant",
    label: "projects.list.column.client",
    value: ({ metadata }) => metadata.clientName,
    cell: ({ metadata }) => metadata.clientName,
  },
  {
    id: "start",
    label: "projects.list.column.start",
    value: ({ startDate }) => startDate ?? "",
    cell: ({ startDate }) => <Day day={startDate} />,
  },
  {
    id: "einde",
    label: "projects.list.column.end",
    value: ({ endDate }) => endDate ?? "",
    cell: ({ endDate }) => <Day day={endDate} />,
  },
  {
    id: "voortgang",
    label: "projects.list.column.progress",
    value: ({ progress }) => progress,
    cell: ({ progress }) => <Progress value={progress} label={`${progress}%`} />,
  },
  {
    id: "prijs",
    label: "projects.list.column.price",
    role: "manager",
    value: agreedPriceOf,
    cell(project) {
      const price = agreedPriceOf(project)
      return price !== undefined && formatEuros(price)
    },
    figures: true,
  },
]

/** What is late also counts under its own status, as on the dashboard. */
export const projectList = list<Project>()({
  path: "/projects",
  keyOf: ({ id }) => id,
  piles: {
    all: { slug: "" },
    lead: { slug: "offerte", holds: ({ lead }) => lead },
    planned: { slug: "gepland", holds: ({ status, lead }) => status === "planned" && !lead },
    active: { slug: "actief", holds: ({ status }) => status === "active" },
    completed: { slug: "voltooid", holds: ({ status }) => status === "completed" },
    delayed: { slug: "vertraagd", holds: ({ delayed }) => delayed },
    archived: { slug: "archief", uncounted: true },
  },
  choices: { look: { word: "weergave" } },
  find: found,
  texts: {
    name: "projects.list.title",
    piles: "projects.list.filters",
    pile: (pile) => `projects.list.filter.${pile}`,
    search: "projects.list.search",
    found: "projects.list.found",
  },
  columns,
  card: (project) => <ProjectCard project={project} />,
  look: "project",
})

const Day = ({ day }: { day: string | null | undefined }) =>
  day && (
    <time dateTime={day} className="nowrap">
      {formatDay(day)}
    </time>
  )
