import { and, eq, inArray, isNotNull, isNull, lt } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import { prepared } from "#db/prepared.ts"
import { write } from "#db/write.ts"
import type { Log } from "#modules/access/log.ts"
import type { User } from "#modules/access/schema.ts"
import type { Replays } from "#src/http/idempotency.ts"
import { forget } from "#src/jobs/forget.ts"
import { today } from "#src/shared/calendar.ts"
import type { Clock } from "#src/shared/clock.ts"
import { daysBetween } from "#src/shared/days.ts"
import { conflict, DomainError, invalid, notFound } from "#src/shared/errors.ts"
import { reaches } from "#src/shared/roles.ts"
import type { Readers } from "./readers.ts"
import type { NewNote, NoteChange } from "./schema.ts"
import { shortly } from "./shortly.ts"
import type { Subjects } from "./subjects.ts"
import { type NoteRow, noteCalls, notes } from "./table.ts"

export type Notes = ReturnType<typeof createNotes>

/** How long a removed note can still be put back. */
const keptDays = 30
const farthestDays = 3660

/** What people write down about customers, jobs and messages, and who is to do what about it when. */
export function createNotes({
  db,
  clock,
  log,
  replays,
  subjects,
  readers,
}: {
  db: Db
  clock: Clock
  log: Log
  replays: Replays
  subjects: Subjects
  readers: Readers
}) {
  // Prepared, as a history asks it of each of its lines.
  const byId = prepared(({ id }: { id: number }) => db.select().from(notes).where(eq(notes.id, id)))

  function row(id: number): NoteRow {
    const found = byId.get({ id })
    if (!found) throw notFound("notes")
    return found
  }

  /** What may be read; of the rest nobody is told that it is there. */
  function readable(id: number, by: User): NoteRow {
    const note = row(id)
    if (!mayRead(note, by)) throw notFound("notes")
    return note
  }

  function own(id: number, by: User): NoteRow {
    const note = readable(id, by)
    if (!isMine(note, by)) throw new DomainError("notes.notYours", 403)
    return note
  }

  function standing(note: NoteRow): NoteRow {
    if (note.removedAt !== null) throw notFound("notes")
    return note
  }

  function refuseWrong(filled: Omit<NewNote, "kind">, by: User) {
    const { about, officeOnly, dueOn, assigneeId } = filled
    if (!reaches(by.role, "manager") && (about.kind !== "project" || officeOnly))
      throw new DomainError("access.notAllowed", 403)
    if (dueOn !== null && assigneeId === null) throw invalid({ assigneeId: "notes.whoMissing" })
    if (dueOn === null && assigneeId !== null) throw invalid({ dueOn: "notes.dayMissing" })
    if (dueOn !== null && Math.abs(daysBetween(today(clock), dueOn)) > farthestDays)
      throw invalid({ dueOn: "notes.farOff" })
  }

  /** Who was called already and read it need not read it again. */
  function call(noteId: number, called: readonly number[], by: User) {
    const others = called.filter((id) => id !== by.id)
    for (const accountId of others)
      db.insert(noteCalls).values({ noteId, accountId }).onConflictDoNothing().run()
    for (const { accountId } of db.select().from(noteCalls).where(eq(noteCalls.noteId, noteId)).all())
      if (!called.includes(accountId))
        db.delete(noteCalls)
          .where(and(eq(noteCalls.noteId, noteId), eq(noteCalls.accountId, accountId)))
          .run()
  }

  const set = (note: NoteRow, values: Partial<NoteRow>) => {
    db.update(notes)
      .set({ ...values, version: note.version + 1 })
      .where(eq(notes.id, note.id))
      .run()
  }

  const tell = (action: string, note: NoteRow, by: User) => {
    const { kind, id } = toldOf(note)
    log.record(`${kind}.${action}`, { kind, id }, by.id, { note: note.id })
  }

  return {
    row,
    /** What it says in short; of one that is gone nothing. */
    says(id: number): string {
      const note = byId.get({ id })
      return note && note.removedAt === null ? shortly(note.text) : "…"
    },
    readable,
    add: (filled: NewNote, key: string | null, by: User): { id: number } =>
      replays.once(`notes.add.${by.id}`, key, filled, () => {
        const { about: asked, ...rest } = filled
        refuseWrong(filled, by)
        const about = subjects.standing(asked)
        const { projectId } = subjects.of(about)
        const called = readers.calledBy({ ...rest, about })
        const note = db
          .insert(notes)
          .values({
            ...rest,
            ...{ aboutKind: about.kind, aboutId: about.id, projectId },
            ...{ createdBy: by.id, createdAt: clock().toISOString() },
          })
          .returning()
          .get()
        call(note.id, called, by)
        tell("noted", note, by)
        return { id: note.id }
      }),
    change: (id: number, { version, ...filled }: NoteChange, by: User): { id: number } =>
      write(db, () => {
        const note = standing(own(id, by))
        if (note.version !== version) throw conflict("notes.changedMeanwhile")
        const about = { kind: note.aboutKind, id: note.aboutId }
        refuseWrong({ ...filled, about }, by)
        const called = readers.calledBy({ ...filled, about })
        const undone = filled.dueOn === null && { doneAt: null, doneBy: null }
        set(note, { ...filled, ...undone })
        call(id, called, by)
        tell("noteChanged", note, by)
        return { id }
      }),
    /** Whoever may read a task may do it; done twice is done. */
    setDone: (id: number, done: boolean, by: User): { id: number } =>
      write(db, () => {
        const note = standing(readable(id, by))
        if (note.dueOn === null) throw conflict("notes.noTask")
        if ((note.doneAt !== null) === done) return { id }
        set(note, { doneAt: done ? clock().toISOString() : null, doneBy: done ? by.id : null })
        tell(done ? "taskDone" : "taskReopened", note, by)
        return { id }
      }),
    remove: (id: number, by: User) =>
      write<void>(db, () => {
        const note = own(id, by)
        if (note.removedAt !== null) return
        set(note, { removedAt: clock().toISOString() })
        tell("noteRemoved", note, by)
      }),
    restore: (id: number, by: User) =>
      write<void>(db, () => {
        const note = own(id, by)
        if (note.removedAt === null) return
        set(note, { removedAt: null })
        tell("noteRestored", note, by)
      }),
    /** He read these that call him. */
    see: (ids: readonly number[], me: User) => {
      db.update(noteCalls)
        .set({ seenAt: clock().toISOString() })
        .where(
          and(inArray(noteCalls.noteId, [...ids]), eq(noteCalls.accountId, me.id), isNull(noteCalls.seenAt)),
        )
        .run()
    },
    /** What was removed is gone for good after a month. */
    async sweep() {
      const before = new Date(clock().getTime() - keptDays * 24 * 3600 * 1000).toISOString()
      const over = and(isNotNull(notes.removedAt), lt(notes.removedAt, before))
      await forget(db, { table: notes, key: notes.id, over })
    },
  }
}

export const mayRead = ({ aboutKind, officeOnly }: NoteRow, { role }: Pick<User, "role">): boolean =>
  reaches(role, "manager") || (aboutKind === "project" && !officeOnly)

export const isMine = ({ createdBy }: NoteRow, { id, role }: Pick<User, "id" | "role">): boolean =>
  createdBy === id || reaches(role, "manager")

/** Of a job the project tells it, also what is about its quotation. */
const toldOf = ({ aboutKind, aboutId, projectId }: NoteRow) =>
  projectId === null ? { kind: aboutKind, id: aboutId } : { kind: "project", id: projectId }
