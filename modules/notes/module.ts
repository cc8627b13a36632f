import type { access } from "#modules/access/module.ts"
import type { projects } from "#modules/projects/module.ts"
import type { quotes } from "#modules/quotes/module.ts"
import { everyDay } from "#src/jobs/schedule.ts"
import { type After, serverModule } from "#src/manifest/module.ts"
import { createNoteNotices } from "./notices.ts"
import { createReaders } from "./readers.ts"
import { noteChanges } from "./recent.ts"
import { noteRoutes } from "./routes.ts"
import { notesFound } from "./search.ts"
import { createNotes } from "./service.ts"
import { createSubjects } from "./subjects.ts"
import { createNotesView } from "./view.ts"
import { notes as forWorkers } from "./worker.nl.ts"

export const notes = serverModule({
  name: "notes",
  services(given: After<[typeof access, typeof projects, typeof quotes]>) {
    const { db, clock, replays, customers, quotations, gathered } = given
    const { log, list: everyone, present } = given.access
    const readers = createReaders(present)
    const subjects = createSubjects({ customers, quotations, changed: () => gathered.changed })
    const shared = { db, clock, log, replays, subjects, readers, everyone }
    const notes = createNotes(shared)
    return {
      notes,
      notesView: createNotesView({ ...shared, notes }),
      noteNotices: createNoteNotices(shared),
    }
  },
  routes: ({ notes, notesView, access }) => [noteRoutes({ notes, notesView }, access)],
  schedule: ({ notes }) => [
    { name: "forget removed notes", agent: "upkeep", every: everyDay, act: notes.sweep },
  ],
  notices: ({ noteNotices }) => [{ rank: 12, of: noteNotices }],
  search: notesFound,
  changes: ({ notes }) => noteChanges(notes),
  texts: { notes: { errors: forWorkers.errors } },
  sample: [{ turn: 78, load: async () => (await import("./demo.ts")).fillNotes }],
})
