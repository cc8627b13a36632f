import type { Db } from "#db/open.ts"
import { write } from "#db/write.ts"
import type { User } from "#modules/access/schema.ts"
import type { Projects } from "#modules/projects/service.ts"
import type { Answers } from "#src/manifest/answers.ts"
import { today } from "#src/shared/calendar.ts"
import type { Clock } from "#src/shared/clock.ts"
import { addDays } from "#src/shared/days.ts"
import { DomainError, invalid } from "#src/shared/errors.ts"
import { acceleration, distances, keptDays } from "../constants.ts"
import type { EntryRows } from "../entries/rows.ts"
import { type Circle, metresApart, metresBetween, type Point } from "../positions/distance.ts"
import { judge } from "../positions/noise.ts"
import { placesOf } from "../positions/placesOf.ts"
import type { PositionDoubt } from "../schema.ts"
import { workplaceAt } from "./place.ts"
import type {
  CheckMovement,
  MovementChecked,
  MovementStarted,
  MovementTask,
  SetTaskCompleted,
  StartMovement,
} from "./schema.ts"
import { createMovementStore, type MovementSession } from "./store.ts"
import { createTasks } from "./tasks.ts"

export type Movement = ReturnType<typeof createMovement>

const hour = 3600_000
const done = { success: true } as const

/** Movement detection: whether someone moved, where he is then, and what there is to do there today. */
export function createMovement({
  db,
  clock,
  rows,
  projects,
  halts,
}: {
  db: Db
  clock: Clock
  rows: Pick<EntryRows, "since" | "runningOf">
  projects: Pick<Projects, "list" | "workplaces">
  halts: Answers["halts"]
}) {
  const store = createMovementStore(db)
  const tasks = createTasks({ clock, store, rows, projects, halts })
  /** Where each session last found the work. Never stored: no timer need run, so nobody is recorded. */
  const works = new Map<number, Point>()
  const now = () => clock().toISOString()
  const ago = (milliseconds: number) => new Date(clock().getTime() - milliseconds).toISOString()

  function own(id: number, me: User): MovementSession {
    const session = store.session(id)
    if (!session || session.accountId !== me.id) throw new DomainError("gps.sessionGone", 404)
    return session
  }

  function forgetEnded() {
    for (const id of works.keys()) if (store.session(id)?.endedAt !== null) works.delete(id)
  }

  /** The sensor knows no place, and asks once. */
  function startOfSensor(level: number | undefined, simulated: boolean, me: User): MovementStarted {
    if (level === undefined || level < acceleration.threshold)
      throw invalid({ accelerationLevel: "gps.notMoving" })
    const id = store.begin({ accountId: me.id, simulated, startedAt: now(), endedAt: now() })
    tasks.generate(me, { source: "sensor", simulated })
    return { ...done, session: { id }, tasks: tasks.list(me) }
  }

  return {
    start: (from: StartMovement, me: User): MovementStarted =>
      write<MovementStarted>(db, () => {
        const { latitude, longitude, simulated = false, detectionMethod, accelerationLevel } = from
        if (simulated) store.forgetSimulated(me.id)
        if (latitude === undefined || longitude === undefined) {
          if (detectionMethod === undefined && accelerationLevel === undefined)
            throw invalid({ latitude: "gps.placeMissing" })
          return startOfSensor(accelerationLevel, simulated, me)
        }
        store.endOthers(me.id, simulated, now())
        forgetEnded()
        const id = store.begin({ accountId: me.id, simulated, startedAt: now() })
        works.set(id, { latitude, longitude })
        return { ...done, session: { id }, tasks: tasks.list(me) }
      }),
    check: (step: CheckMovement, me: User): MovementChecked =>
      write<MovementChecked>(db, () => {
        const session = own(step.sessionId, me)
        if (session.endedAt !== null) throw new DomainError("gps.sessionGone", 404)
        const { previous, current } = pointsOf(step)
        const doubt = doubtOf(step)
        const movementDetected = doubt === null && metresApart(previous, current) >= distances.movement
        const work = works.get(session.id) ?? previous
        const newLocation = movementDetected && isElsewhere(work, current)
        works.set(session.id, newLocation ? current : work)
        store.see(session.id, now())
        const place = doubt === null ? workplaceAt(current, placesOf(projects, me.id)) : undefined
        const { simulated } = session
        const source = movementDetected ? "movement" : null
        const isNew = tasks.generate(me, { source, placeId: place?.id, simulated })
        return {
          ...done,
          ...{ movementDetected, newLocation, doubt },
          distanceMoved: Math.round(metresBetween(previous, current) * 10) / 10,
          project: place ? { id: place.id, name: place.name } : null,
          tasks: isNew || movementDetected ? tasks.list(me) : [],
        }
      }),
    stop: (id: number, me: User) =>
      write<typeof done>(db, () => {
        if (own(id, me).endedAt === null) store.end(id, now())
        works.delete(id)
        return done
      }),
    tasks: tasks.list,
    setCompleted: (id: number, { completed }: SetTaskCompleted, me: User): MovementTask =>
      write<MovementTask>(db, () => {
        const found = store.task(id)
        if (!found || found.accountId !== me.id) throw new DomainError("gps.taskGone", 404)
        if ((found.completedAt !== null) !== completed) store.setCompleted(id, completed ? now() : null)
        const task = tasks.list(me).find((each) => each.id === id)
        if (!task) throw new DomainError("gps.taskGone", 404)
        return task
      }),
    /** The day's tasks may come anew; what was done stays done. Those of the simulator go. */
    reset: (me: User) =>
      write<typeof done>(db, () => {
        store.forgetSimulated(me.id)
        store.forgetOpen(me.id, today(clock))
        return done
      }),
    sweep: () =>
      write<void>(db, () => {
        store.forget({
          at: now(),
          silentSince: ago(hour),
          endedBefore: ago(keptDays.positions * 24 * hour),
          tasksBefore: addDays(today(clock), -keptDays.checkIns),
        })
        forgetEnded()
      }),
  }
}

function pointsOf(step: CheckMovement) {
  const { previousLatitude, previousLongitude, previousAccuracy = 0 } = step
  const { currentLatitude, currentLongitude, currentAccuracy = 0 } = step
  return {
    previous: { latitude: previousLatitude, longitude: previousLongitude, accuracy: previousAccuracy },
    current: { latitude: currentLatitude, longitude: currentLongitude, accuracy: currentAccuracy },
  }
}

/** Only of points that lie apart: two looks at one place need no time between them. */
function doubtOf(step: CheckMovement): PositionDoubt | null {
  const { previous, current } = pointsOf(step)
  const inaccurate = judge({ ...current, at: 0 }) ?? judge({ ...previous, at: 0 })
  if (inaccurate) return inaccurate
  if (step.elapsed === undefined || metresApart(previous, current) < distances.movement) return null
  return judge({ ...current, at: step.elapsed }, { ...previous, at: 0 }) ?? null
}

const isElsewhere = (work: Point, current: Circle) =>
  metresApart({ ...work, accuracy: 0 }, current) >= distances.newLocation
