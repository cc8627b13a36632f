import { and, asc, count, eq, isNull } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import type { Log } from "#modules/access/log.ts"
import type { User } from "#modules/access/schema.ts"
import type { Projects } from "#modules/projects/service.ts"
import type { Replays } from "#src/http/idempotency.ts"
import type { Clock } from "#src/shared/clock.ts"
import { conflict, DomainError, invalid } from "#src/shared/errors.ts"
import { toldMoment } from "#src/shared/toldMoment.ts"
import { intakeRooms, type RoomRow } from "../table.ts"
import { wrongOpenings } from "./measures.ts"
import { mostRooms, type Room, type RoomForm, type SaveRoom } from "./schema.ts"

export type Rooms = ReturnType<typeof createRooms>

/** What the log keeps of a save; `before` is null of a room's first. */
export interface SavedRoom {
  name: string
  room: string
  version: string
  before: (RoomForm & { removed: boolean }) | null
}

/** Rooms of projects, as people measured them on site. */
export function createRooms({
  db,
  clock,
  log,
  replays,
  projects,
  people,
}: {
  db: Db
  clock: Clock
  log: Log
  replays: Replays
  projects: Projects
  people: () => User[]
}) {
  const rowOf = (id: string) => db.select().from(intakeRooms).where(eq(intakeRooms.id, id)).get()
  const nameOf = (id: number) => people().find((person) => person.id === id)?.name ?? ""
  const shown = (projectId: number) =>
    and(eq(intakeRooms.projectId, projectId), isNull(intakeRooms.removedAt))

  function view({ projectId: _, measuredBy, createdAt: _c, removedAt: _r, ...room }: RoomRow): Room {
    return { ...room, measuredBy: nameOf(measuredBy) }
  }

  function list(projectId: number): Room[] {
    projects.brief(projectId)
    return db
      .select()
      .from(intakeRooms)
      .where(shown(projectId))
      .orderBy(asc(intakeRooms.createdAt))
      .all()
      .map(view)
  }

  /** Nobody's measures are written over by who did not see them. */
  function refuse(projectId: number, { after, removed }: SaveRoom, row: RoomRow | undefined) {
    if (projects.brief(projectId).archivedAt !== null) throw conflict("intake.roomsArchived")
    if (row && row.projectId !== projectId) throw new DomainError("intake.roomNotFound", 404)
    if (!row && after !== null) throw new DomainError("intake.roomNotFound", 404)
    if (row && row.version !== after)
      throw new DomainError("intake.roomMeanwhile", 409, { values: { by: nameOf(row.measuredBy) } })
    if (row || removed) return
    const [{ rooms }] = db.select({ rooms: count() }).from(intakeRooms).where(shown(projectId)).all() as [
      { rooms: number },
    ]
    if (rooms >= mostRooms) throw conflict("intake.tooManyRooms")
  }

  /** Once for a key, which is what the next save goes on from. */
  function save(
    projectId: number,
    id: string,
    sent: SaveRoom,
    key: string | null,
    deviceTime: string | null,
    by: User,
  ): Room {
    const wrong = wrongOpenings(sent)
    if (Object.keys(wrong).length > 0) throw invalid(wrong)
    return replays.once<Room>(`intake.rooms.${by.id}`, key, { projectId, id, ...sent }, () => {
      const row = rowOf(id)
      refuse(projectId, sent, row)
      const { after: _, removed, measuredAt, ...form } = sent
      const now = clock().toISOString()
      const room = {
        ...form,
        version: key ?? crypto.randomUUID(),
        measuredAt: toldMoment(measuredAt, deviceTime, clock).at,
        measuredBy: by.id,
        removedAt: removed ? now : null,
      }
      const kept = db
        .insert(intakeRooms)
        .values({ ...room, id, projectId, createdAt: now })
        .onConflictDoUpdate({ target: intakeRooms.id, set: room })
        .returning()
        .get()
      const before = row ? { ...formOf(row), removed: row.removedAt !== null } : null
      log.record(
        removed ? "project.roomRemoved" : "project.roomMeasured",
        { kind: "project", id: projectId },
        by.id,
        { name: form.name, room: id, version: room.version, before } satisfies SavedRoom,
      )
      return view(kept)
    })
  }

  return {
    list,
    save,
    /** As the room was before a save, and away when there was none; undefined: it was saved since. */
    wayBack(projectId: number, { room: id, version, before }: SavedRoom) {
      const row = rowOf(id)
      if (row?.version !== version || projects.brief(projectId).archivedAt !== null) return undefined
      const { removed, ...form } = before ?? { ...formOf(row), removed: true }
      const sent = { ...form, removed, after: version, measuredAt: clock().toISOString() }
      return (by: User) => save(projectId, id, sent, null, null, by)
    },
  }
}

const formOf = ({ name, floor, length, width, height, openings }: RoomRow): RoomForm => ({
  ...{ name, floor, length, width, height, openings },
})
