import type { User } from "#modules/access/schema.ts"
import type { Access } from "#modules/access/service.ts"
import type { Fill } from "#src/manifest/sample.ts"
import { today } from "#src/shared/calendar.ts"
import type { Clock } from "#src/shared/clock.ts"
import { addDays, mondayOf } from "#src/shared/days.ts"
import type { Absences } from "./service.ts"

/** Leave that was taken, that comes and that waits for an answer, and somebody who was ill. */
export const fillAbsences: Fill<{ access: Access; clock: Clock; absences: Absences }> = (
  { access, clock, absences },
  { putBack },
) => {
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
