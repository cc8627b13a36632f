import type { User } from "#modules/access/schema.ts"
import { invalid } from "#src/shared/errors.ts"
import { reaches } from "#src/shared/roles.ts"
import { mentionsIn } from "./mentions.ts"
import type { NewNote, NotePerson } from "./schema.ts"

export type Readers = ReturnType<typeof createReaders>

/** Who may read a note: the office all of them, who works on site what is about a job and not for the office alone. */
export function createReaders(present: () => User[]) {
  return {
    /** Who works here, to be called or asked something. */
    people: (): NotePerson[] => present().map(({ id, name, role }) => ({ id, name, role })),
    /** The ids of whom the note calls, its assignee among them; who can't read it can't be called. */
    calledBy({ about, officeOnly, text, assigneeId }: Omit<NewNote, "kind" | "dueOn">): number[] {
      const here = present()
      const may = (id: number) =>
        (about.kind === "project" && !officeOnly) ||
        here.some((person) => person.id === id && reaches(person.role, "manager"))
      if (assigneeId !== null && !here.some(({ id }) => id === assigneeId))
        throw invalid({ assigneeId: "notes.personGone" })
      if (assigneeId !== null && !may(assigneeId)) throw invalid({ assigneeId: "notes.cantRead" })
      const called = [...new Set(mentionsIn(text, here).map(({ id }) => id))]
      if (!called.every(may)) throw invalid({ text: "notes.calledCantRead" })
      return [...new Set([...called, ...(assigneeId === null ? [] : [assigneeId])])]
    },
  }
}
