import type { access } from "#modules/access/module.ts"
import type { projects } from "#modules/projects/module.ts"
import type { settings } from "#modules/settings/module.ts"
import { type After, serverModule } from "#src/manifest/module.ts"
import { absence as texts } from "./nl.ts"
import { createAbsenceNotices } from "./notices.ts"
import { absenceChanges } from "./recent.ts"
import { absenceRoutes } from "./routes.ts"
import { createAbsences } from "./service.ts"
import { createAbsenceView } from "./view.ts"
import { createWorkDays } from "./workDays/service.ts"
import { absence as forWorkers } from "./worker.nl.ts"

export const absence = serverModule({
  name: "absence",
  services(given: After<[typeof access, typeof settings, typeof projects]>) {
    const { db, clock, replays, projects } = given
    const { log, list: people, isActive } = given.access
    const closed = () => given.settings.get().closedPeriods
    const workDays = createWorkDays({ db, log, isActive })
    const shared = { db, clock, people, projects, closed }
    return {
      workDays,
      absences: createAbsences({ db, clock, log, replays, isActive, closed, workDays }),
      absenceView: createAbsenceView({ ...shared, workDays }),
      absenceNotices: createAbsenceNotices(shared),
    }
  },
  routes: ({ absences, absenceView, workDays, access }) => [
    absenceRoutes({ absences, absenceView, workDays }, access),
  ],
  notices: ({ absenceNotices }) => [{ rank: 25, of: absenceNotices }],
  changes: ({ absences, workDays, access }) => absenceChanges({ absences, workDays, people: access.list }),
  texts: { absence: { errors: { ...texts.errors, ...forWorkers.errors } } },
  sample: [{ turn: 75, load: async () => (await import("./demo.ts")).fillAbsences }],
})
