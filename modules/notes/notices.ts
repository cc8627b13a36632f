import { and, asc, eq, isNotNull, isNull, lte, ne, notInArray, or } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import type { User } from "#modules/access/schema.ts"
import { today } from "#src/shared/calendar.ts"
import type { Clock } from "#src/shared/clock.ts"
import { formatDay } from "#src/shared/days.ts"
import type { Notice } from "#src/shared/notice.ts"
import { reaches } from "#src/shared/roles.ts"
import type { Readers } from "./readers.ts"
import { shortly } from "./shortly.ts"
import type { Subjects } from "./subjects.ts"
import { type NoteRow, noteCalls, notes } from "./table.ts"

/** More of them are told together. */
const most = 4

/** Tasks whose day has come, and notes that call somebody who did not read them yet. */
export function createNoteNotices({
  db,
  clock,
  subjects,
  readers,
  everyone,
}: {
  db: Db
  clock: Clock
  subjects: Subjects
  readers: Readers
  everyone: () => User[]
}) {
  const nameOf = (id: number) => everyone().find((person) => person.id === id)?.name ?? ""

  /** His own, and for the office those of who left. */
  function due({ id, role }: Pick<User, "id" | "role">): NoteRow[] {
    const here = readers.people().map((person) => person.id)
    const whose = eq(notes.assigneeId, id)
    return db
      .select()
      .from(notes)
      .where(
        and(
          ...[isNull(notes.removedAt), isNull(notes.doneAt), isNotNull(notes.dueOn)],
          lte(notes.dueOn, today(clock)),
          reaches(role, "manager") ? or(whose, notInArray(notes.assigneeId, here)) : whose,
        ),
      )
      .orderBy(asc(notes.dueOn), asc(notes.id))
      .all()
  }

  const calling = (me: number): NoteRow[] =>
    db
      .select({ note: notes })
      .from(noteCalls)
      .innerJoin(notes, eq(notes.id, noteCalls.noteId))
      .where(
        and(
          ...[eq(noteCalls.accountId, me), isNull(noteCalls.seenAt)],
          ...[isNull(notes.removedAt), isNull(notes.doneAt), ne(notes.createdBy, me)],
        ),
      )
      .orderBy(asc(notes.createdAt))
      .all()
      .map(({ note }) => note)

  function taskNotice(note: NoteRow): Notice {
    const late = note.dueOn! < today(clock)
    return {
      ...about(note),
      key: `notes.task.${note.id}`,
      text: "notes.notices.task",
      detail: late ? "notes.notices.late" : "notes.notices.today",
      action: "notes.notices.done",
      since: null,
      tone: late ? "warn" : "info",
      group: "own",
    }
  }

  function callNotice(note: NoteRow): Notice {
    return {
      ...about(note),
      key: `notes.call.${note.id}`,
      text: note.assigneeId !== null ? "notes.notices.given" : "notes.notices.called",
      detail: "notes.notices.calledDetail",
      action: "notes.notices.read",
      since: note.createdAt,
      tone: "info",
      group: "own",
    }
  }

  const about = (note: NoteRow) => {
    const { name, href } = subjects.of({ kind: note.aboutKind, id: note.aboutId })
    const day = note.dueOn === null ? "" : formatDay(note.dueOn)
    const values = { note: note.id, said: shortly(note.text), name, person: nameOf(note.createdBy), day }
    return { values, count: 1, href: `${href}#${noteAnchor(note.id)}`, role: "worker" as const }
  }

  return (me: Pick<User, "id" | "role">): Notice[] => {
    const tasks = due(me)
    const told = new Set(tasks.map(({ id }) => id))
    const calls = calling(me.id).filter(({ id }) => !told.has(id))
    return [
      ...tasks.slice(0, most).map(taskNotice),
      ...more("notes.moreTasks", tasks.length - most),
      ...calls.slice(0, most).map(callNotice),
      ...more("notes.moreCalls", calls.length - most),
    ]
  }
}

const noteAnchor = (id: number) => `notitie-${id}`

/** '3 taken meer' */
const more = (key: string, count: number): Notice[] =>
  count <= 0
    ? []
    : [
        {
          ...{ key, text: `notes.notices.${key.slice("notes.".length)}`, values: {}, count, href: "/taken" },
          ...{ since: null, tone: "info", role: "worker", group: "own" },
        },
      ]
