import type { User } from "#modules/access/schema.ts"
import type { Access } from "#modules/access/service.ts"
import type { Projects } from "#modules/projects/service.ts"
import type { Fill } from "#src/manifest/sample.ts"
import { today } from "#src/shared/calendar.ts"
import type { Clock } from "#src/shared/clock.ts"
import { addDays, mondayOf } from "#src/shared/days.ts"
import type { Absences } from "./service.ts"
import type { DayKind } from "./workDays/schema.ts"
import type { WorkDaysService } from "./workDays/service.ts"

interface Services {
  access: Access
  clock: Clock
  absences: Absences
  workDays: WorkDaysService
  projects: Projects
}

/** Leave that was taken, that comes and that waits for an answer, and somebody who was ill. */
export const fillAbsences: Fill<Services> = async (services, { putBack, password }) => {
  const { access, clock, absences } = services
  putBack(200)
  await addApprentice(services, password)
  const people = new Map(access.list().map((user) => [user.username, user]))
  const who = (username: string) => people.get(username) as User
  putBack(0)
  const now = today(clock)
  const monday = mondayOf(now)
  const leave = (
    username: string,
    from: number,
    to: number,
    over: { note?: string; part?: "morning" } = {},
  ) =>
    absences.askLeave(
      {
        ...{ kind: "vacation", part: "day", note: "", ...over },
        from: addDays(monday, from),
        to: addDays(monday, to),
      },
      null,
      who(username),
    )
  const grant = ({ id }: { id: number }) =>
    absences.setState(id, { state: "approved", answer: "", version: 1 }, who("bram"))

  putBack(160)
  grant(leave("joost", -112, -102))
  grant(leave("daan", -119, -109))
  putBack(40)
  leave("bram", 14, 18)
  const { id } = absences.reportSick({ from: addDays(now, -40) }, null, who("niels"))
  putBack(37)
  absences.recover(id, { backOn: addDays(now, -37), version: 1 }, who("niels"))
  putBack(12)
  grant(leave("sander", 10, 11, { note: "Verhuizing" }))
  for (const username of ["daan", "joost", "sander"]) absences.see(who(username))
  putBack(2)
  leave("joost", 21, 25, { note: "Week naar de wintersport" })
  leave("niels", 9, 9, { part: "morning", note: "Tandarts" })
  putBack(0)
  for (const username of ["daan", "joost", "sander", "niels"])
    absences.setRight(
      { accountId: who(username).id, year: Number(now.slice(0, 4)), days: 25 },
      who("annelies"),
    )
}

/** Who learns the trade goes to school on Fridays, and somebody has that day off. */
async function addApprentice({ access, clock, workDays, projects }: Services, password: string) {
  const office = access.list().find(({ username }) => username === "annelies")!
  const ilyas = await access.add(
    { username: "ilyas", name: "Ilyas Benali", role: "worker", password },
    office,
  )
  const since = today(clock)
  const fridays = (accountId: number, friday: DayKind) =>
    workDays.set(
      {
        ...{ accountId, version: 0 },
        patterns: [{ since, days: ["works", "works", "works", "works", friday] }],
      },
      office,
    )
  fridays(ilyas.id, "school")
  fridays(access.list().find(({ username }) => username === "joost")!.id, "off")
  for (const { id, startDate, endDate = null, team, name, version } of projects.list({ open: true }, office))
    if (taught.includes(name))
      projects.replan(
        id,
        { startDate, endDate, version, team: [...team.map((one) => one.id), ilyas.id] },
        office,
      )
}

/** What he works on. */
const taught = ["Badkamer familie De Jonge", "Zolder isoleren en aftimmeren"]
