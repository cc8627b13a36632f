import * as z from "zod/mini"
import { roles } from "#src/shared/roles.ts"
import { text } from "#src/shared/text.ts"

/** What a note can be about. */
export const noteSubjects = ["customer", "project", "quotation", "message"] as const
export type NoteSubject = (typeof noteSubjects)[number]
export const noteKinds = ["note", "call", "agreement"] as const
export type NoteKind = (typeof noteKinds)[number]

export const longestNote = 4000
/** The most that is read of one subject at once. */
export const mostNotes = 1000

const Id = z.int().check(z.positive())
const Day = z.iso.date("notes.dayMissing")
const Version = z.int().check(z.positive())
const Person = z.object({ id: z.int(), name: z.string() })

export const NoteAbout = z.strictObject({ kind: z.enum(noteSubjects), id: Id })
export type NoteAbout = z.infer<typeof NoteAbout>

/** A note; with `dueOn` and `assignee` it is a task of his. */
export const Note = z.object({
  id: z.int(),
  about: z.extend(NoteAbout, { name: z.string(), href: z.string() }),
  kind: z.enum(noteKinds),
  text: z.string(),
  /** Of a job: not for who works on site. */
  officeOnly: z.boolean(),
  dueOn: z.nullable(Day),
  assignee: z.nullable(Person),
  doneAt: z.nullable(z.iso.datetime()),
  doneBy: z.nullable(z.string()),
  by: z.string(),
  createdAt: z.iso.datetime(),
  changed: z.boolean(),
  /** It calls who asks, and he did not read it yet. */
  unseen: z.boolean(),
  /** Who asks may change and remove it. */
  mine: z.boolean(),
  version: Version,
})
export type Note = z.infer<typeof Note>

/** Somebody who can be called by name, or be given a task. */
export const NotePerson = z.extend(Person, { role: z.enum(roles) })
export type NotePerson = z.infer<typeof NotePerson>

/** The notes of a subject with those of all that is part of it: open tasks first, then the newest. */
export const NotesAbout = z.object({
  notes: z.array(Note),
  /** How many there are, of which `notes` are the first. */
  total: z.int(),
  people: z.array(NotePerson),
})
export type NotesAbout = z.infer<typeof NotesAbout>

export const NotesQuery = z.strictObject({
  kind: z.enum(noteSubjects),
  id: z.pipe(z.coerce.number(), Id),
  most: z.pipe(z.coerce.number(), z.int().check(z.gte(1), z.lte(mostNotes))),
})
export type NotesQuery = z.infer<typeof NotesQuery>

const filled = {
  kind: z.enum(noteKinds),
  text: text(longestNote, { tooLong: "notes.tooLong", missing: "notes.empty" }).check(
    z.minLength(1, "notes.empty"),
  ),
  officeOnly: z.boolean(),
  /** Both, or it is no task. */
  dueOn: z.nullable(Day),
  assigneeId: z.nullable(Id),
}
export const NoteContent = z.strictObject(filled)
export type NoteContent = z.infer<typeof NoteContent>
export const NewNote = z.strictObject({ about: NoteAbout, ...filled })
export type NewNote = z.infer<typeof NewNote>
export const NoteChange = z.strictObject({ ...filled, version: Version })
export type NoteChange = z.infer<typeof NoteChange>
export const NoteDone = z.strictObject({ done: z.boolean() })
export const NotesSeen = z.strictObject({ ids: z.array(Id).check(z.maxLength(mostNotes)) })

export const taskPiles = ["mine", "all", "done"] as const
export type TaskPile = (typeof taskPiles)[number]
export const TasksQuery = z.strictObject({ pile: z.enum(taskPiles) })
/** `open`, by day, the most urgent first; of what is done the newest. */
export const Tasks = z.object({ tasks: z.array(Note), people: z.array(NotePerson) })
export type Tasks = z.infer<typeof Tasks>
