import { eq } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import { write } from "#db/write.ts"
import type { Log } from "#modules/access/log.ts"
import type { User } from "#modules/access/schema.ts"
import type { Clock } from "#src/shared/clock.ts"
import { conflict } from "#src/shared/errors.ts"
import type { Changes } from "./changes.ts"
import { begun, type Earlier, moments, valuesOf } from "./filled.ts"
import { isKnown, refuseContradictions } from "./rules.ts"
import type {
  Colleague,
  NewProject,
  Project,
  ProjectChange,
  SetDelay,
  SetProgress,
  SetStatus,
} from "./schema.ts"
import { customers, projects } from "./table.ts"
import type { createProjectView, ProjectRow } from "./view.ts"

/** What people change. A `version` that is not the newest is refused; nothing is overwritten unseen. */
export function createEditing({
  db,
  clock,
  log,
  changes,
  view,
  colleagues,
}: {
  db: Db
  clock: Clock
  log: Log
  changes: Changes
  view: ReturnType<typeof createProjectView>
  colleagues: () => Colleague[]
}) {
  const shown = (id: number, viewer: User): Project => view.all([changes.find(id)], viewer)[0]!

  /** The customer himself, when the one that was chosen was joined to another meanwhile; undefined: there is none. */
  function survivor(id: number | null): number | null | undefined {
    if (id === null) return null
    const { mergedInto } = customers
    const found = db.select({ mergedInto }).from(customers).where(eq(customers.id, id)).get()
    return found && (found.mergedInto === null ? id : survivor(found.mergedInto))
  }

  /** The row's values, after everything in the form was found to be right. `already`: who is on the team now. */
  function checked(filled: NewProject | Omit<ProjectChange, "version">, already: number[]) {
    const values = valuesOf(filled)
    const wrong: Record<string, string> = {}
    const customerId = survivor(values.customerId)
    if (customerId === undefined) wrong.customerId = "projects.customerUnknown"
    const { team = [] } = filled
    if (team.length > 0 && !isKnown(team, colleagues(), already)) wrong.team = "projects.teamUnknown"
    refuseContradictions(values, wrong)
    return { ...values, customerId: customerId ?? null }
  }

  /** One change of a project that may be changed, in one transaction. */
  const changing = (id: number, version: number, by: User, change: (before: ProjectRow) => void): Project =>
    write<Project>(db, () => {
      change(changes.changeable(id, version))
      return shown(id, by)
    })

  /** In the caller's transaction. */
  function add(filled: NewProject, by: User, earlier: Earlier = {}): number {
    const beginning = begun(filled, clock().toISOString(), earlier)
    const id = changes.insert({ ...checked(filled, []), ...beginning, updatedBy: by.id }, filled.team ?? [])
    const { status } = beginning
    log.record("project.created", { kind: "project", id }, by.id, { name: filled.name, status })
    return id
  }

  return {
    create: (filled: NewProject, by: User, earlier: Earlier = {}): Project =>
      write<Project>(db, () => shown(add(filled, by, earlier), by)),
    change: (id: number, { version, ...filled }: ProjectChange, by: User): Project =>
      changing(id, version, by, (before) => {
        const values = checked(filled, view.memberIds(id))
        // Its form reads 100, whatever was filled in before it was completed.
        const progress = before.status === "completed" ? before.progress : values.progress
        changes.apply(before, { ...values, progress }, by, filled.team ?? [])
      }),
    /** To other days and another team, from the planning. */
    replan: (
      id: number,
      {
        startDate,
        endDate,
        team,
        version,
      }: { startDate: string | null; endDate: string | null; team: number[]; version: number },
      by: User,
    ): Project =>
      changing(id, version, by, (before) => {
        const days = { startOn: startDate, endOn: endDate }
        const known = isKnown(team, colleagues(), view.memberIds(id))
        refuseContradictions({ ...before, ...days }, known ? {} : { team: "projects.teamUnknown" })
        changes.apply(before, days, by, team)
      }),
    /** To the last day with the delay of what was agreed besides. */
    setDelay: (id: number, { endDate, held, version }: SetDelay, by: User): Project =>
      changing(id, version, by, (before) => {
        refuseContradictions({ ...before, endOn: endDate })
        changes.apply(before, { endOn: endDate, extraDaysHeld: held }, by)
      }),
    /**
     * To any status. The first start is kept; a completion goes when the project is reopened, and the log has both.
     * Progress stays as it was filled in, but what is completed reads 100.
     */
    setStatus: (id: number, { status, version }: SetStatus, by: User): Project =>
      changing(id, version, by, (before) => {
        if (status === before.status) return
        const { startedAt, completedAt } = moments(status, clock().toISOString())
        changes.apply(before, { status, startedAt: before.startedAt ?? startedAt, completedAt }, by)
      }),
    setProgress: (id: number, { progress, version }: SetProgress, by: User): Project =>
      changing(id, version, by, (before) => {
        if (before.status === "completed") throw conflict("projects.completedIsDone")
        changes.apply(before, { progress }, by)
      }),
    /** Everything of one customer becomes another's, who is the same person. In the caller's transaction. */
    moveCustomer(from: number, to: number, by: User) {
      for (const project of db.select().from(projects).where(eq(projects.customerId, from)).all())
        changes.apply(project, { customerId: to }, by)
    },
  }
}
