import { and, desc, eq, inArray, isNotNull, isNull } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import type { Log } from "#modules/access/log.ts"
import type { User } from "#modules/access/schema.ts"
import type { Clock } from "#src/shared/clock.ts"
import { type Day, today } from "#src/shared/days.ts"
import { notFound } from "#src/shared/errors.ts"
import { groups, type ProjectType } from "#src/shared/projectTypes.ts"
import { reaches } from "#src/shared/roles.ts"
import type { Customers, Introduction } from "./customers.ts"
import type { Project, ProjectFilter, ProjectStatus } from "./schema.ts"
import { customers as customerTable, projects, projectTeam } from "./table.ts"

export type Projects = ReturnType<typeof createProjects>
type ProjectRow = typeof projects.$inferSelect

/** The jobs of the company. Verbs that say so take part in the caller's transaction. */
export function createProjects({
  db,
  clock,
  log,
  customers,
  people,
}: {
  db: Db
  clock: Clock
  log: Log
  customers: Customers
  /** Everyone with an account, to name the members of teams. */
  people: () => User[]
}) {
  function set(id: number, change: Partial<ProjectRow>, by: number | null) {
    db.update(projects)
      .set({ ...change, updatedAt: clock().toISOString(), updatedBy: by })
      .where(eq(projects.id, id))
      .run()
  }

  function find(id: number): ProjectRow {
    const row = db.select().from(projects).where(eq(projects.id, id)).get()
    if (!row) throw notFound("projects")
    return row
  }

  /** Reads what belongs to all of them at once: a list of 1,000 takes three queries. */
  function viewAll(rows: ProjectRow[], viewer: User): Project[] {
    const names = new Map(people().map(({ id, name }) => [id, name]))
    const ids = rows.map(({ id }) => id)
    const members = db.select().from(projectTeam).where(inArray(projectTeam.projectId, ids)).all()
    const teams = Map.groupBy(members, ({ projectId }) => projectId)
    const clientIds = rows.flatMap(({ customerId }) => customerId ?? [])
    const clients = db.select().from(customerTable).where(inArray(customerTable.id, clientIds)).all()
    const byId = new Map(clients.map((client) => [client.id, client]))
    const prices = reaches(viewer.role, "manager")
    const now = today(clock)
    return rows.map((row) => {
      const client = row.customerId === null ? undefined : byId.get(row.customerId)
      return {
        id: row.id,
        name: row.name,
        description: row.description,
        status: row.status,
        delayed: isDelayed(row, now),
        type: groupOf(row.projectTypes[0]),
        address: row.address,
        latitude: row.latitude,
        longitude: row.longitude,
        startDate: row.startOn,
        endDate: row.endOn ?? undefined,
        progress: row.progress,
        team: (teams.get(row.id) ?? []).map(({ accountId: id }) => ({ id, name: names.get(id) ?? "" })),
        ...(prices && {
          estimatedPrice: row.estimatedCents === null ? undefined : row.estimatedCents / 100,
          estimatedNet: row.estimatedNetCents === null ? undefined : row.estimatedNetCents / 100,
        }),
        customerId: row.customerId,
        createdAt: row.createdAt,
        startedAt: row.startedAt,
        completedAt: row.completedAt,
        archivedAt: row.archivedAt,
        version: row.version,
        metadata: {
          projectTypes: row.projectTypes,
          clientName: client?.name ?? "",
          clientEmail: client?.email ?? "",
          clientPhone: client?.phone ?? "",
          offerteId: row.offerteId,
          chatgptGenerated: row.generatedAt !== null,
          generatedAt: row.generatedAt,
        },
      }
    })
  }

  return {
    list({ chatgptGenerated, archived }: ProjectFilter, viewer: User): Project[] {
      const rows = db
        .select()
        .from(projects)
        .where(
          and(
            archived === "true" ? isNotNull(projects.archivedAt) : isNull(projects.archivedAt),
            chatgptGenerated && (chatgptGenerated === "true" ? isNotNull : isNull)(projects.generatedAt),
          ),
        )
        .orderBy(desc(projects.id))
        .all()
      return viewAll(rows, viewer)
    },
    /** Of every project, also those put away. */
    statuses: (): Map<number, ProjectStatus> =>
      new Map(
        db
          .select({ id: projects.id, status: projects.status })
          .from(projects)
          .all()
          .map(({ id, status }) => [id, status]),
      ),
    get: (id: number, viewer: User): Project => viewAll([find(id)], viewer)[0]!,
    /** A project for a customer who is recognised, or becomes one. In the caller's transaction. */
    plan(
      project: Pick<ProjectRow, "name" | "description" | "projectTypes" | "address">,
      client: Introduction,
      by: number | null,
    ): number {
      const now = clock().toISOString()
      const customerId = customers.recognise(client, by)
      const { id } = db
        .insert(projects)
        .values({ ...project, customerId, status: "planned", createdAt: now, updatedAt: now })
        .returning({ id: projects.id })
        .get()
      log.record("project.planned", { kind: "project", id }, by)
      return id
    },
    /** The quotation whose documents belong to the project, and its totals with and without VAT. */
    quote(id: number, offerteId: number, totals: { cents: number; netCents: number }) {
      set(id, { offerteId, estimatedCents: totals.cents, estimatedNetCents: totals.netCents }, null)
    },
    /** Out of sight, not gone: a request was refused, put away or turned out to be spam. */
    archive(id: number, by: number) {
      set(id, { archivedAt: clock().toISOString() }, by)
      log.record("project.archived", { kind: "project", id }, by)
    },
    restore(id: number, by: number) {
      set(id, { archivedAt: null }, by)
      log.record("project.restored", { kind: "project", id }, by)
    },
  }
}

const isDelayed = ({ status, endOn }: ProjectRow, now: Day) =>
  status !== "completed" && endOn !== null && endOn < now

/** Section 3 of the specification: a project counts as its first type does; without one, or another, as 'other'. */
function groupOf(type: ProjectType | undefined): Project["type"] {
  const found = Object.entries(groups).find(([, types]) => (types as readonly string[]).includes(type ?? ""))
  return (found?.[0] ?? "other") as Project["type"]
}
