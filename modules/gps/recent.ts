import type { Changed } from "#src/manifest/changes.ts"
import { dayOf } from "#src/shared/calendar.ts"
import { formatDay } from "#src/shared/days.ts"
import type { Entries } from "./entries/service.ts"

/** What is told of hours in the list of recent changes. What is paid for them stays with the owner's own screens. */
export const hoursChanges = ({
  entries,
  people,
}: {
  entries: Entries
  people: () => { id: number; name: string }[]
}): Changed => ({
  subjects: {
    hours: {
      least: "manager",
      now(id) {
        const { accountId, startedAt } = entries.brief(Number(id))
        const name = people().find((person) => person.id === accountId)?.name ?? ""
        return { name: `${name}, ${formatDay(dayOf(new Date(startedAt)))}`, href: `/gps-tracking/${id}` }
      },
    },
  },
  actions: {
    "hours.added": {},
    "hours.corrected": {},
    "hours.cut": {},
    "hours.rejected": { tells: ["reason"] },
    // Each piece has a line of its own as well, and there are dozens of those in a week.
    "project.hoursApproved": { tells: ["time", "people"] },
    "project.hoursReopened": { tells: ["time", "people", "reason"] },
    "rate.added": {},
    "rate.removed": {},
    "hours.removed": {
      back: ({ subjectId }) =>
        entries.brief(Number(subjectId)).removedAt === null
          ? undefined
          : (by) => entries.setRemoved(subjectId, { removed: false }, { key: null, deviceTime: null }, by),
    },
    "hours.restored": {},
  },
})
