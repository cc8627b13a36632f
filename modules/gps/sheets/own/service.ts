import type { Db } from "#db/open.ts"
import type { Log } from "#modules/access/log.ts"
import type { User } from "#modules/access/schema.ts"
import type { Projects } from "#modules/projects/service.ts"
import type { Settings } from "#modules/settings/schema.ts"
import { fileName } from "#src/files/fileName.ts"
import { type ZipEntry, zipOf } from "#src/files/zipStream.ts"
import { today } from "#src/shared/calendar.ts"
import type { Clock } from "#src/shared/clock.ts"
import { formatDay } from "#src/shared/days.ts"
import { keptDays } from "../../constants.ts"
import { momentText } from "../../entries/momentText.ts"
import type { EntryRows } from "../../entries/rows.ts"
import { own as nl } from "../nl.ts"
import type { Privacy } from "../schema.ts"
import { answersFile, answersOf } from "./answers.ts"
import { ownHoursFiles } from "./hours.ts"
import { movementFiles } from "./movement.ts"
import { positionsFile } from "./positions.ts"
import { remindersFile } from "./reminders.ts"

export type OwnHours = ReturnType<typeof createOwnHours>

/** All that is kept of one's hours and places, for oneself (AVG articles 15 and 20). */
export function createOwnHours({
  db,
  clock,
  log,
  rows,
  people,
  projects,
  settings,
}: {
  db: Db
  clock: Clock
  log: Log
  rows: EntryRows
  people: () => User[]
  projects: Pick<Projects, "names">
  settings: () => Settings
}) {
  const readme = (me: User): ZipEntry => ({
    name: nl.readme.file,
    pack: true,
    bytes: () =>
      new TextEncoder().encode(
        nl.readme
          .text({
            name: me.name,
            company: settings().companyName || nl.readme.company,
            moment: momentText(clock().toISOString()),
            keptPositions: keptDays.positions,
            keptCheckIns: keptDays.checkIns,
          })
          .replaceAll("\n", "\r\n"),
      ),
  })

  return {
    privacy: (me: User): Privacy => ({ trails: settings().gpsTrails, answers: answersOf(log, me.id) }),
    /** One table in memory at a time; a hundred thousand points piece by piece. */
    async all(me: User) {
      const stream = await zipOf([
        readme(me),
        ...ownHoursFiles({ db, log, rows, people }, me.id),
        positionsFile(db, me.id),
        ...movementFiles(db, me.id, projects.names),
        remindersFile(db, me.id),
        answersFile(log, me.id),
      ])
      return { stream, name: fileName(nl.file(formatDay(today(clock))), "zip") }
    },
  }
}
