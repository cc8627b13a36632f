import { eq } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import { prepared } from "#db/prepared.ts"
import type { Log } from "#modules/access/log.ts"
import type { User } from "#modules/access/schema.ts"
import { changedMeanwhile } from "#src/shared/changedMeanwhile.ts"
import type { Clock } from "#src/shared/clock.ts"
import { conflict, notFound } from "#src/shared/errors.ts"
import { differences, type NamedProject } from "./differences.ts"
import type { JobNumbers } from "./jobNumbers.ts"
import { customers, projects, projectTeam } from "./table.ts"
import type { createProjectView, ProjectRow } from "./view.ts"

export type Changes = ReturnType<typeof createChanges>

/** Writes what was decided about a project, with its lines in the log. All in the caller's transaction. */
export function createChanges({
  db,
  clock,
  log,
  people,
  view,
  jobNumbers,
}: {
  db: Db
  clock: Clock
  log: Log
  people: () => User[]
  view: ReturnType<typeof createProjectView>
  jobNumbers: JobNumbers
}) {
  const byId = prepared(({ id }: { id: number }) => db.select().from(projects).where(eq(projects.id, id)))
  const insert = prepared((row: typeof projects.$inferInsert) =>
    db.insert(projects).values(row).returning({ id: projects.id }),
  )
  const update = prepared(({ id, ...values }: Partial<ProjectRow> & { id: number }) =>
    db.update(projects).set(values).where(eq(projects.id, id)),
  )

  function find(id: number): ProjectRow {
    const row = byId.get({ id })
    if (!row) throw notFound("projects")
    return row
  }

  function withNames(row: ProjectRow, team: number[]): NamedProject {
    const names = new Map(people().map(({ id, name }) => [id, name]))
    const customer =
      row.customerId === null
        ? undefined
        : db.select({ name: customers.name }).from(customers).where(eq(customers.id, row.customerId)).get()
    return {
      ...row,
      members: team.toSorted((a, b) => a - b),
      team: team.map((id) => names.get(id) ?? "").toSorted(),
      customer: customer?.name ?? null,
    }
  }

  function join(projectId: number, team: number[]) {
    for (const accountId of team) db.insert(projectTeam).values({ projectId, accountId }).run()
  }

  const changes = {
    find,
    /** What may be changed, and what is in it is what the person saw. */
    changeable(id: number, version?: number): ProjectRow {
      const row = find(id)
      if (row.archivedAt !== null) throw conflict("projects.archived")
      if (version !== undefined && version !== row.version)
        throw changedMeanwhile(
          "projects.changedMeanwhile",
          { at: row.updatedAt, by: row.updatedBy },
          people(),
        )
      return row
    },
    /** Every change counts as a version, so that no form that was opened before it overwrites it. */
    set(row: ProjectRow, values: Partial<ProjectRow>, by: number | null) {
      const version = row.version + 1
      const stamp = { version, updatedAt: clock().toISOString(), updatedBy: by }
      update.run({ ...values, ...stamp, id: row.id })
    },
    /** Sets what is different and tells the log what that was; a change of nothing leaves no trace. */
    apply(before: ProjectRow, values: Partial<ProjectRow>, by: User, team?: number[]) {
      const members = view.memberIds(before.id)
      const next = team ? [...new Set(team)] : members
      const entries = differences(withNames(before, members), withNames({ ...before, ...values }, next))
      if (entries.length === 0) return
      changes.set(before, values, by.id)
      if (team) {
        db.delete(projectTeam).where(eq(projectTeam.projectId, before.id)).run()
        join(before.id, next)
      }
      for (const [action, details] of entries)
        log.record(`project.${action}`, { kind: "project", id: before.id }, by.id, details)
    },
    insert(values: typeof projects.$inferInsert, team: number[]): number {
      const { id } = insert.get({ id: jobNumbers.next(), ...values })
      join(id, [...new Set(team)])
      return id
    },
  }
  return changes
}
