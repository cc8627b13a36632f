import type { User } from "#modules/access/schema.ts"
import type { Projects } from "#modules/projects/service.ts"
import type { Settings } from "#modules/settings/schema.ts"
import type { Sender } from "#src/documents/sender.ts"
import { inPortions } from "#src/jobs/portions.ts"
import { today } from "#src/shared/calendar.ts"
import type { Clock } from "#src/shared/clock.ts"
import { addDays, type Day, mondayOf, weekDays } from "#src/shared/days.ts"
import { DomainError } from "#src/shared/errors.ts"
import { reaches } from "#src/shared/roles.ts"
import { sum } from "#src/shared/rounding.ts"
import type { EntryRows } from "../entries/rows.ts"
import type { TimeEntry } from "../entries/schema.ts"
import type { createWhyAway } from "./away.ts"
import type { MakeHoursSheet } from "./document.ts"
import { createHoursExport } from "./export.ts"
import type { ProjectHours, Running, WeekOf, WeekOverview, WeekSheet, WeeksOf } from "./schema.ts"
import { approvedOf, linesOf, perDay, personOf, projectHoursOf, runningIn } from "./totals.ts"

export type Sheets = ReturnType<typeof createSheets>

/** The user name of the shared account: an office, which seldom has hours. */
const office = "kantoor"

/** Hours as weeks, sheets and downloads show them; all of them read the same entries. */
export function createSheets({
  clock,
  rows,
  people,
  projects,
  settings,
  company,
  makeSheet,
  whyAway,
}: {
  clock: Clock
  rows: EntryRows
  /** Everyone with an account. */
  people: () => User[]
  projects: Pick<Projects, "get">
  settings: () => Settings
  company: () => Promise<Sender>
  makeSheet: MakeHoursSheet
  whyAway: ReturnType<typeof createWhyAway>
}) {
  const mondayAsked = (week: Day | undefined) => mondayOf(week ?? today(clock))
  const entriesOf = (monday: Day, of: { accountId?: number; projectId?: number } = {}) =>
    rows.longView(rows.between({ from: monday, to: addDays(monday, 6), ...of }))

  /** Everyone with hours, and who could have them. */
  function withHours(entries: readonly TimeEntry[]): { person: User; own: TimeEntry[] }[] {
    const of = Map.groupBy(entries, ({ accountId }) => accountId)
    return people()
      .filter(({ id, username }) => username !== office || of.has(id))
      .map((person) => ({ person, own: of.get(person.id) ?? [] }))
  }

  const sheetOf = (
    { id, name }: User,
    { entries, monday, why }: { entries: TimeEntry[]; monday: Day; why: ReturnType<typeof whyAway.from> },
  ): WeekSheet => {
    const days = perDay(entries, monday)
    const away = weekDays(monday).map((day) => why(id, day))
    return {
      ...{ monday, accountId: id, person: name, days, away, entries },
      company: settings().companyName,
      lines: linesOf(entries, monday),
      minutes: sum(days),
      approvedMinutes: approvedOf(entries, monday),
    }
  }

  return {
    async overview({ week, projectId }: WeeksOf): Promise<WeekOverview> {
      const monday = mondayAsked(week)
      const entries = await entriesOf(monday, { projectId })
      const why = whyAway.from(monday)
      return {
        monday,
        people: withHours(entries).map(({ person: { id, name }, own }) => ({
          ...{ accountId: id, person: name },
          ...personOf(own, monday),
          away: weekDays(monday).map((day) => why(id, day)),
        })),
      }
    },
    /** Of oneself, or for the office of anyone. */
    async week({ week, accountId = undefined }: WeekOf, me: User): Promise<WeekSheet> {
      const monday = mondayAsked(week)
      const whose = accountId ?? me.id
      if (whose !== me.id && !reaches(me.role, "manager")) throw new DomainError("gps.notYourSheet", 403)
      const person = people().find(({ id }) => id === whose)
      if (!person) throw new DomainError("gps.noSuchPerson", 404)
      const entries = await entriesOf(monday, { accountId: whose })
      return sheetOf(person, { entries, monday, why: whyAway.from(monday) })
    },
    /** Of everyone with hours in that week, to print them at once. */
    async everyone({ week }: WeeksOf): Promise<WeekSheet[]> {
      const monday = mondayAsked(week)
      const present = withHours(await entriesOf(monday)).filter(({ own }) => own.length > 0)
      const why = whyAway.from(monday)
      return inPortions(present, ({ person, own }) => sheetOf(person, { entries: own, monday, why }))
    },
    async ofProject(id: number, me: User): Promise<ProjectHours> {
      projects.get(id, me)
      const now = today(clock)
      const all = { from: "2000-01-01", to: addDays(now, 366), projectId: id }
      return projectHoursOf(await rows.longView(rows.between(all)))
    },
    /** Asked for every minute, so it reads what runs and no more. */
    runningOn(id: number, me: User): Running[] {
      projects.get(id, me)
      return runningIn(rows.view(rows.running().filter(({ projectId }) => projectId === id)))
    },
    ...createHoursExport({ rows, people, company, makeSheet, awayRows: whyAway.rows }),
  }
}
