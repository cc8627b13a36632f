import type { access } from "#modules/access/module.ts"
import type { projects } from "#modules/projects/module.ts"
import type { quotes } from "#modules/quotes/module.ts"
import type { settings } from "#modules/settings/module.ts"
import { everyDay } from "#src/jobs/schedule.ts"
import { type After, serverModule } from "#src/manifest/module.ts"
import { calculatorRoutes } from "./calculators/routes.ts"
import { createCalculatorFigures } from "./calculators/service.ts"
import { createFindings } from "./checks/findings.ts"
import { createItemPhotos } from "./checks/itemPhotos.ts"
import { createMarks } from "./checks/marks.ts"
import { checkRoutes } from "./checks/routes.ts"
import { createChecks } from "./checks/service.ts"
import { templateRoutes } from "./checks/templates/routes.ts"
import { createTemplates } from "./checks/templates/service.ts"
import { createWarned } from "./checks/warned.ts"
import { intake as nl } from "./nl.ts"
import { createPhotoExports } from "./photos/exports.ts"
import { pairRoutes } from "./photos/pairs/routes.ts"
import { createPhotoPairs } from "./photos/pairs/service.ts"
import { createQuotable } from "./photos/quotable.ts"
import type { PhotoReportTask } from "./photos/report.ts"
import { photoRoutes } from "./photos/routes.ts"
import { createIntakePhotos } from "./photos/service.ts"
import { sharedPhotoRoutes, shareRoutes } from "./photos/sharing/routes.ts"
import { createPhotoShares } from "./photos/sharing/service.ts"
import { planRoutes } from "./plan/routes.ts"
import { createPlans } from "./plan/service.ts"
import { progressRoutes } from "./progress/routes.ts"
import { intakeChanges } from "./recent.ts"
import type { ReportTask } from "./report/report.ts"
import { createIntakeReports } from "./report/reports.ts"
import { visitRoutes } from "./report/routes.ts"
import { createVisits } from "./report/service.ts"
import { createVisitSweep } from "./report/sweep.ts"
import { createVisitTold } from "./report/told.ts"
import { createRoomOffer } from "./rooms/offer.ts"
import { roomRoutes } from "./rooms/routes.ts"
import { createRooms } from "./rooms/service.ts"
import { intake as forWorkers } from "./worker.nl.ts"

export const intake = serverModule({
  name: "intake",
  services(given: After<[typeof access, typeof settings, typeof projects, typeof quotes]>) {
    const { db, clock, files, replays, projects, projectFiles, onSite } = given
    const { log, list: people } = given.access
    const intakePhotos = createIntakePhotos({ db, clock, files, replays, projectFiles })
    const intakeTemplates = createTemplates({ db, log, replays })
    const rooms = createRooms({ db, clock, log, replays, projects, people })
    const plans = createPlans({ db, clock, log, replays, projects, projectFiles, people })
    const checks = createChecks({
      ...{ db, clock, log, replays, projects, people, onSite, templates: intakeTemplates },
      ...{ marks: createMarks(db), findings: createFindings(db) },
      itemPhotos: createItemPhotos({ db, photos: intakePhotos, files: projectFiles }),
      warned: createWarned({ db, files: projectFiles }),
    })
    const visits = createVisits({ db, clock, log, replays, projects, people })
    return {
      calculatorFigures: createCalculatorFigures({
        ...{ clock, settings: given.settings.get, priceBook: given.priceBook },
      }),
      intakeTemplates,
      checks,
      intakePhotos,
      photoExports: createPhotoExports({
        ...{ clock, photos: intakePhotos, projects, sender: given.settings.sender },
        makeReport: given.createThread<PhotoReportTask, Uint8Array>("modules/intake/photos/thread"),
      }),
      photoPairs: createPhotoPairs({ db, clock, photos: intakePhotos, projectFiles }),
      photoShares: createPhotoShares({
        ...{ db, clock, people, links: given.secretLinks, photos: intakePhotos, projects },
      }),
      visits,
      visitTold: createVisitTold(db),
      sweepVisits: createVisitSweep({ db, clock }),
      intakeReport: createIntakeReports({
        ...{ clock, projects, visits, checks, rooms, plans, photos: intakePhotos },
        sender: given.settings.sender,
        makeReport: given.createThread<ReportTask, Uint8Array>("modules/intake/report/thread"),
      }),
      rooms,
      plans,
      roomOffer: createRoomOffer({ rooms, plans, measured: given.measured }),
    }
  },
  routes: (all) => {
    const { access, intakePhotos, photoExports, photoShares, kept } = all
    return [
      calculatorRoutes(all.calculatorFigures, access),
      photoRoutes({ intakePhotos, photoExports }, access, kept),
      pairRoutes(all.photoPairs, access),
      shareRoutes(photoShares, access),
      sharedPhotoRoutes(photoShares),
      templateRoutes(all.intakeTemplates, access),
      checkRoutes(all.checks, access),
      progressRoutes(all, access),
      roomRoutes(all, access),
      planRoutes(all.plans, access),
      visitRoutes(all, access),
    ]
  },
  schedule: ({ sweepVisits }) => [
    { name: "forget removed agreements and people", agent: "upkeep", every: everyDay, act: sweepVisits },
  ],
  answers: ({ checks, db, intakePhotos, projectFiles }) => ({
    halts: checks.halts,
    pictures: createQuotable({ db, photos: intakePhotos, files: projectFiles }),
  }),
  changes: ({ intakeTemplates: templates, rooms, plans, visitTold }) =>
    intakeChanges({ templates, rooms, plans, visitTold }),
  texts: { intake: { errors: { ...nl.errors, ...forWorkers.errors } } },
  sample: [
    { turn: 79, load: async () => (await import("./checks/demo.ts")).fillChecks },
    { turn: 92, load: async () => (await import("./rooms/demo.ts")).fillRooms },
    { turn: 93, load: async () => (await import("./photos/demo/fill.ts")).fillPhotos },
    { turn: 93, load: async () => (await import("./report/demo.ts")).fillVisit },
    { turn: 94, load: async () => (await import("./plan/demo.ts")).fillPlans },
  ],
})
