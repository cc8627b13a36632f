import { eq } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import { prepared } from "#db/prepared.ts"
import type { User } from "#modules/access/schema.ts"
import { today } from "#src/shared/calendar.ts"
import type { Clock } from "#src/shared/clock.ts"
import type { Day } from "#src/shared/days.ts"
import { groups, type ProjectType } from "#src/shared/projectTypes.ts"
import { reaches } from "#src/shared/roles.ts"
import { amongListed } from "./among.ts"
import { delayOf } from "./delay.ts"
import type { Project } from "./schema.ts"
import { isLead } from "./stage.ts"
import { customers, type projects, projectTeam } from "./table.ts"

export type ProjectRow = typeof projects.$inferSelect

/** Shows projects as the viewer may see them. Reads what belongs to all of them at once: any list takes three queries. */
export function createProjectView({
  db,
  clock,
  people,
}: {
  db: Db
  clock: Clock
  /** Everyone with an account, to name the members of teams. */
  people: () => User[]
}) {
  const membersOf = prepared(({ ids }: { ids: string }) =>
    db.select().from(projectTeam).where(amongListed(projectTeam.projectId, ids)),
  )
  const clientsOf = prepared(({ ids }: { ids: string }) => {
    const { id, name, email, phone } = customers
    return db.select({ id, name, email, phone }).from(customers).where(amongListed(id, ids))
  })

  function teamsOf(ids: number[]): Map<number, Project["team"]> {
    const teams = new Map<number, Project["team"]>()
    const members = membersOf.all({ ids: JSON.stringify(ids) })
    if (members.length === 0) return teams
    const names = new Map(people().map(({ id, name }) => [id, name]))
    for (const { projectId, accountId: id } of members) {
      const member = { id, name: names.get(id) ?? "" }
      const team = teams.get(projectId)
      if (team) team.push(member)
      else teams.set(projectId, [member])
    }
    return teams
  }

  function customersOf(rows: ProjectRow[]) {
    const ids = [...new Set(rows.flatMap(({ customerId }) => customerId ?? []))]
    return new Map(clientsOf.all({ ids: JSON.stringify(ids) }).map((customer) => [customer.id, customer]))
  }

  return {
    all(rows: ProjectRow[], viewer: User): Project[] {
      if (rows.length === 0) return []
      const teams = teamsOf(rows.map(({ id }) => id))
      const clients = customersOf(rows)
      const prices = reaches(viewer.role, "manager")
      const now = today(clock)
      return rows.map((row) => {
        const client = row.customerId === null ? undefined : clients.get(row.customerId)
        return {
          id: row.id,
          name: row.name,
          description: row.description,
          status: row.status,
          lead: isLead(row),
          delayed: isDelayed(row, now),
          type: groupOf(row.projectTypes[0]),
          address: row.address,
          latitude: row.latitude,
          longitude: row.longitude,
          radius: row.radius,
          startDate: row.startOn,
          endDate: row.endOn ?? undefined,
          progress: progressOf(row),
          team: teams.get(row.id) ?? [],
          ...(prices && {
            estimatedPrice: euros(row.estimatedCents),
            estimatedNet: euros(row.estimatedNetCents),
            ...(row.extraCents !== 0 && {
              extraPrice: row.extraCents / 100,
              extraNet: row.extraNetCents / 100,
            }),
          }),
          delay: delayOf(row),
          customerId: row.customerId,
          createdAt: row.createdAt,
          acceptedAt: row.acceptedAt,
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
    },
    /** The accounts on one project's team. */
    memberIds: (id: number): number[] =>
      db
        .select()
        .from(projectTeam)
        .where(eq(projectTeam.projectId, id))
        .all()
        .map(({ accountId }) => accountId),
  }
}

const euros = (cents: number | null) => (cents === null ? undefined : cents / 100)

/** What is completed reads 100; what was filled in stays stored, for when it is reopened. */
const progressOf = ({ status, progress }: ProjectRow) => (status === "completed" ? 100 : progress)

const isDelayed = (row: ProjectRow, now: Day) =>
  row.status !== "completed" && row.endOn !== null && row.endOn < now && !isLead(row)

/** A project counts as its first type does; without one, or another, as 'other'. */
const groupOf = (type: ProjectType | undefined): Project["type"] => (type && groupOfType.get(type)) ?? "other"

const groupOfType = new Map(
  Object.entries(groups).flatMap(([group, types]) =>
    types.map((type): [ProjectType, Project["type"]] => [type, group as keyof typeof groups]),
  ),
)
