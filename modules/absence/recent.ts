import type { Changed } from "#src/manifest/changes.ts"
import { formatDay } from "#src/shared/days.ts"
import type { AbsenceState } from "./schema.ts"
import type { Absences } from "./service.ts"
import type { WorkPattern } from "./workDays/schema.ts"
import type { WorkDaysService } from "./workDays/service.ts"

/** What is told of leave in the list of recent changes. Of illness it tells nothing: that is for who plans now. */
export const absenceChanges = ({
  absences,
  workDays,
  people,
}: {
  absences: Absences
  workDays: WorkDaysService
  people: () => { id: number; name: string }[]
}): Changed => {
  const answered = (state: AbsenceState) => ({
    back: ({ subjectId }: { subjectId: string }) => {
      const { id, state: now, version } = absences.row(Number(subjectId))
      if (now !== state) return undefined
      return (by: Parameters<Absences["setState"]>[2]) =>
        absences.setState(id, { state: "asked", answer: "", version }, by)
    },
  })
  return {
    subjects: {
      leave: {
        least: "manager",
        now(id) {
          const { accountId, firstOn } = absences.row(Number(id))
          const name = people().find((person) => person.id === accountId)?.name ?? ""
          return { name: `${name}, ${formatDay(firstOn)}`, href: "/verlof" }
        },
      },
      workDays: {
        least: "manager",
        now: (id) => ({
          name: people().find((person) => person.id === Number(id))?.name ?? "",
          href: "/verlof",
        }),
      },
    },
    actions: {
      "leave.asked": {},
      "leave.askedAgain": {},
      "leave.entered": {},
      "leave.approved": answered("approved"),
      "leave.refused": answered("refused"),
      "leave.withdrawn": answered("withdrawn"),
      "workDays.set": {
        back({ subjectId, details }) {
          const accountId = Number(subjectId)
          const { version } = workDays.of(accountId)
          if (version !== details.version) return undefined
          const patterns = details.before as WorkPattern[]
          return (by) => workDays.set({ accountId, patterns, version }, by)
        },
      },
    },
  }
}
