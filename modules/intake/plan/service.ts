import { and, asc, count, desc, eq, inArray, lt, max, sql } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import { write } from "#db/write.ts"
import type { Log } from "#modules/access/log.ts"
import type { User } from "#modules/access/schema.ts"
import type { ProjectFiles } from "#modules/projects/files/service.ts"
import type { Projects } from "#modules/projects/service.ts"
import type { Replays } from "#src/http/idempotency.ts"
import { changedMeanwhile } from "#src/shared/changedMeanwhile.ts"
import type { Clock } from "#src/shared/clock.ts"
import { conflict, DomainError } from "#src/shared/errors.ts"
import { round, sum } from "#src/shared/rounding.ts"
import { toldMoment } from "#src/shared/toldMoment.ts"
import { squareMetres } from "../rooms/measures.ts"
import { hasArea } from "./geometry/measures.ts"
import { areaOf } from "./geometry/polygon.ts"
import { mostPlans, type Plan, type PlanVersion, type SavedPlan, type SavePlan } from "./schema.ts"
import { intakePlanVersions, type PlanRow } from "./table.ts"

export type Plans = ReturnType<typeof createPlans>

/** Of which wish a save is a part, and what time it is on the device of who makes it. */
interface Sending {
  key: string | null
  deviceTime: string | null
}

/** Floor plans of projects. Nothing is ever written over: each save is one more version. */
export function createPlans({
  db,
  clock,
  log,
  replays,
  projects,
  projectFiles,
  people,
}: {
  db: Db
  clock: Clock
  log: Log
  replays: Replays
  projects: Projects
  projectFiles: ProjectFiles
  people: () => User[]
}) {
  const nameOf = (id: number) => people().find((person) => person.id === id)?.name ?? ""

  function view({ plan: id, version, content, savedAt, savedBy }: PlanRow): SavedPlan {
    return { ...content, id, version, savedAt, savedBy: nameOf(savedBy) }
  }

  /** The last version of each plan of the project. */
  function isCurrent(projectId: number) {
    const last = db
      .select({ number: max(intakePlanVersions.number) })
      .from(intakePlanVersions)
      .where(eq(intakePlanVersions.projectId, projectId))
      .groupBy(intakePlanVersions.plan)
    return and(inArray(intakePlanVersions.number, last), eq(intakePlanVersions.removed, false))
  }
  const howMany = (projectId: number): number =>
    db.select({ plans: count() }).from(intakePlanVersions).where(isCurrent(projectId)).get()!.plans

  /** How each plan of the project stands, by floor. */
  function current(projectId: number): PlanRow[] {
    return db
      .select()
      .from(intakePlanVersions)
      .where(isCurrent(projectId))
      .orderBy(asc(intakePlanVersions.plan))
      .all()
      .toSorted((one, other) => one.content.level - other.content.level)
  }

  const lastOf = (plan: string): PlanRow | undefined =>
    db
      .select()
      .from(intakePlanVersions)
      .where(eq(intakePlanVersions.plan, plan))
      .orderBy(desc(intakePlanVersions.number))
      .limit(1)
      .get()

  const find = (plan: string, version: string): PlanRow | undefined =>
    db
      .select()
      .from(intakePlanVersions)
      .where(and(eq(intakePlanVersions.plan, plan), eq(intakePlanVersions.version, version)))
      .get()

  const before = ({ plan, number }: PlanRow): PlanRow | undefined =>
    db
      .select()
      .from(intakePlanVersions)
      .where(and(eq(intakePlanVersions.plan, plan), lt(intakePlanVersions.number, number)))
      .orderBy(desc(intakePlanVersions.number))
      .limit(1)
      .get()

  /** Of this project; the address may name any. */
  function known(projectId: number, plan: string): PlanRow {
    projects.brief(projectId)
    const row = lastOf(plan)
    if (row?.projectId !== projectId) throw new DomainError("intake.planNotFound", 404)
    return row
  }

  const isArchived = (projectId: number) => projects.brief(projectId).archivedAt !== null

  /** A photo of the project, also one that was removed; one that is gone for good may stay where it lay. */
  function mayLieBeneath(projectId: number, plan: string, photo: number): boolean {
    if (projectFiles.known(projectId, photo)?.kind === "photo") return true
    const { content } = intakePlanVersions
    const lay = sql`json_extract(${content}, '$.underlay.photo') = ${photo}`
    return (
      db
        .select({ plan: intakePlanVersions.plan })
        .from(intakePlanVersions)
        .where(and(eq(intakePlanVersions.plan, plan), lay))
        .limit(1)
        .get() !== undefined
    )
  }

  /** Nobody's drawing is written over by who did not see it. */
  function refuse(projectId: number, id: string, sent: SavePlan, key: string | null) {
    const { after, removed, rooms, underlay } = sent
    if (isArchived(projectId)) throw conflict("intake.projectArchived")
    const row = lastOf(id)
    if (row ? row.projectId !== projectId : after !== null) throw new DomainError("intake.planNotFound", 404)
    if (row && row.version !== after)
      throw changedMeanwhile("intake.planMeanwhile", { at: row.savedAt, by: row.savedBy }, people())
    if (key !== null && find(id, key)) throw conflict("otherBody")
    if (!removed && !rooms.some(hasArea)) throw new DomainError("intake.planNoArea", 422)
    if (underlay && !mayLieBeneath(projectId, id, underlay.photo))
      throw new DomainError("intake.planUnderlay", 422)
    if ((!row || row.removed) && !removed && howMany(projectId) >= mostPlans)
      throw conflict("intake.tooManyPlans")
  }

  /** One more version, and its line in the history. */
  function add(saved: Omit<PlanRow, "number" | "floor" | "rooms">): PlanRow {
    const { projectId, plan, version, content, removed, savedBy } = saved
    const whole = content.rooms.filter(hasArea)
    const kept = db
      .insert(intakePlanVersions)
      .values({ ...saved, floor: floorOf(whole), rooms: whole.length })
      .returning()
      .get()
    const details = { rooms: content.rooms.map(({ name }) => name), plan, version }
    const subject = { kind: "project", id: projectId } as const
    if (removed) log.record("project.planRemoved", subject, savedBy, details)
    else log.record("project.planSaved", subject, savedBy, details)
    return kept
  }

  return {
    howMany,
    list(projectId: number): SavedPlan[] {
      projects.brief(projectId)
      return current(projectId).map(view)
    },
    /** Once for a key, which is what the next save goes on from. */
    save(projectId: number, id: string, sent: SavePlan, { key, deviceTime }: Sending, by: User): SavedPlan {
      return replays.once<SavedPlan>(`intake.plans.${by.id}`, key, { projectId, id, ...sent }, () => {
        refuse(projectId, id, sent, key)
        const { after: _, removed, savedAt, ...content } = sent
        const kept = add({
          ...{ projectId, plan: id, content, removed, savedBy: by.id },
          version: key ?? crypto.randomUUID(),
          savedAt: toldMoment(savedAt, deviceTime, clock).at,
        })
        return view(kept)
      })
    },
    /** The newest first. */
    versions(projectId: number, plan: string): PlanVersion[] {
      known(projectId, plan)
      const { version, savedAt, savedBy, rooms, floor, removed } = intakePlanVersions
      return db
        .select({ version, savedAt, savedBy, rooms, floor, removed })
        .from(intakePlanVersions)
        .where(eq(intakePlanVersions.plan, plan))
        .orderBy(desc(intakePlanVersions.number))
        .all()
        .map((row) => ({ ...row, savedBy: nameOf(row.savedBy) }))
    },
    version(projectId: number, plan: string, version: string): SavedPlan {
      known(projectId, plan)
      const row = find(plan, version)
      if (!row) throw new DomainError("intake.planVersionNotFound", 404)
      return view(row)
    },
    /** What puts back how a plan was before this version, as long as nobody saved it since. */
    wayBack(
      projectId: number,
      plan: string,
      version: string,
    ): ((by: Pick<User, "id">) => unknown) | undefined {
      const row = lastOf(plan)
      if (row?.version !== version || isArchived(projectId)) return undefined
      const { content, removed } = before(row) ?? { content: row.content, removed: true }
      return (by) =>
        write(db, () =>
          add({
            ...{ projectId, plan, content, removed, savedBy: by.id },
            ...{ version: crypto.randomUUID(), savedAt: clock().toISOString() },
          }),
        )
    },
  }
}

const floorOf = (rooms: Plan["rooms"]) =>
  round(sum(rooms.map(({ corners }) => squareMetres(areaOf(corners)))), 2)
