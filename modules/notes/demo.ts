import type { User } from "#modules/access/schema.ts"
import type { Access } from "#modules/access/service.ts"
import type { Projects } from "#modules/projects/service.ts"
import type { Fill } from "#src/manifest/sample.ts"
import { today } from "#src/shared/calendar.ts"
import type { Clock } from "#src/shared/clock.ts"
import { addDays } from "#src/shared/days.ts"
import { type SampleNote, sampleNotes } from "./sample.ts"
import type { NoteAbout } from "./schema.ts"
import type { Notes } from "./service.ts"

/** Calls, agreements and who comes back to what, on jobs at hand and their clients. */
export const fillNotes: Fill<{ access: Access; clock: Clock; projects: Projects; notes: Notes }> = (
  { access, clock, projects, notes },
  { putBack },
) => {
  const people = new Map(access.list().map((user) => [user.username, user]))
  const who = (username: string) => people.get(username) as User
  const jobs = projects.list({}, who("annelies"))

  function aboutOf({ on, job }: SampleNote): NoteAbout | undefined {
    const found = jobs.find(({ name }) => name.includes(job))
    const ids = { project: found?.id, customer: found?.customerId, quotation: found?.metadata.offerteId }
    const id = ids[on]
    return id == null ? undefined : { kind: on, id }
  }

  putBack(0)
  const now = today(clock)
  for (const sample of sampleNotes) {
    const about = aboutOf(sample)
    if (!about) continue
    const { daysAgo, by, kind = "note", text, officeOnly = false, task, done, read } = sample
    putBack(daysAgo)
    const { id } = notes.add(
      {
        ...{ about, kind, text, officeOnly },
        dueOn: task ? addDays(now, task.inDays) : null,
        assigneeId: task ? who(task.who).id : null,
      },
      null,
      who(by),
    )
    if (done) notes.setDone(id, true, who(done))
    if (read) notes.see([id], who(read))
  }
}
