import { and, asc, count, desc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import type { User } from "#modules/access/schema.ts"
import { reaches } from "#src/shared/roles.ts"
import type { Readers } from "./readers.ts"
import type { Note, NoteAbout, NotesAbout, NotesQuery, TaskPile, Tasks } from "./schema.ts"
import { isMine, type Notes } from "./service.ts"
import type { Subject, Subjects } from "./subjects.ts"
import { type NoteRow, noteCalls, notes } from "./table.ts"

export type NotesView = ReturnType<typeof createNotesView>

/** Of tasks so many are shown. */
const mostTasks = 300

/** Notes as somebody may read them. */
export function createNotesView({
  db,
  notes: service,
  subjects,
  readers,
  everyone,
}: {
  db: Db
  notes: Notes
  subjects: Subjects
  readers: Readers
  /** Also who left. */
  everyone: () => User[]
}) {
  function shown(rows: NoteRow[], me: User): Note[] {
    const names = new Map(everyone().map(({ id, name }) => [id, name]))
    const known = new Map<string, Subject>()
    const subjectOf = (about: NoteAbout) => {
      const key = `${about.kind} ${about.id}`
      const subject = known.get(key) ?? subjects.of(about)
      known.set(key, subject)
      return subject
    }
    const unseen = unseenOf(
      rows.map(({ id }) => id),
      me.id,
    )
    const personOf = (id: number) => ({ id, name: names.get(id) ?? "" })
    return rows.map((note) => {
      const { id, kind, text, officeOnly, dueOn, doneAt, createdAt, version } = note
      const about = { kind: note.aboutKind, id: note.aboutId }
      const { name, href } = subjectOf(about)
      return {
        ...{ id, kind, text, officeOnly, dueOn, doneAt, createdAt, version },
        about: { ...about, name, href },
        assignee: note.assigneeId === null ? null : personOf(note.assigneeId),
        doneBy: note.doneBy === null ? null : personOf(note.doneBy).name,
        by: personOf(note.createdBy).name,
        changed: version > 1 + (doneAt === null ? 0 : 1),
        unseen: unseen.has(id),
        mine: isMine(note, me),
      }
    })
  }

  const unseenOf = (ids: number[], me: number): Set<number> =>
    new Set(
      db
        .select({ id: noteCalls.noteId })
        .from(noteCalls)
        .where(and(inArray(noteCalls.noteId, ids), eq(noteCalls.accountId, me), isNull(noteCalls.seenAt)))
        .all()
        .map(({ id }) => id),
    )

  /** Of a customer all his jobs' too, of a job its quotation's too. */
  function belongsTo(about: NoteAbout): SQL | undefined {
    if (about.kind === "customer") {
      const { numbers, projects } = subjects.partsOf(about.id)
      const his = and(eq(notes.aboutKind, "customer"), inArray(notes.aboutId, numbers))
      return or(his, inArray(notes.projectId, projects))
    }
    const { projectId } = subjects.of(about)
    if (projectId !== null) return eq(notes.projectId, projectId)
    return and(eq(notes.aboutKind, about.kind), eq(notes.aboutId, about.id))
  }

  return {
    about({ most, ...about }: NotesQuery, me: User): NotesAbout {
      const which = and(belongsTo(about), there, readableBy(me))
      const rows = db
        .select()
        .from(notes)
        .where(which)
        .orderBy(sql`${isOpenTask} desc`, desc(notes.createdAt), desc(notes.id))
        .limit(most)
        .all()
      const { total } = db.select({ total: count() }).from(notes).where(which).get()!
      return { notes: shown(rows, me), total, people: readers.people() }
    },
    one: (id: number, me: User): Note => shown([service.readable(id, me)], me)[0]!,
    /** One's own that are to be done, those of everybody, or what was done; for who works on site his own alone. */
    tasks(pile: TaskPile, me: User): Tasks {
      const office = reaches(me.role, "manager")
      const whose = office && pile !== "mine" ? undefined : eq(notes.assigneeId, me.id)
      const rows = db
        .select()
        .from(notes)
        .where(
          and(
            ...[there, readableBy(me), isNotNull(notes.dueOn), whose],
            (pile === "done" ? isNotNull : isNull)(notes.doneAt),
          ),
        )
        .orderBy(pile === "done" ? desc(notes.doneAt) : asc(notes.dueOn), asc(notes.id))
        .limit(mostTasks)
        .all()
      return { tasks: shown(rows, me), people: readers.people() }
    },
  }
}

const there = isNull(notes.removedAt)
const isOpenTask = sql`(${notes.dueOn} is not null and ${notes.doneAt} is null)`
const readableBy = ({ role }: User) =>
  reaches(role, "manager") ? undefined : and(eq(notes.aboutKind, "project"), eq(notes.officeOnly, false))
