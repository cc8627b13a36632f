import type { absence } from "#modules/absence/module.ts"
import type { access } from "#modules/access/module.ts"
import type { projects } from "#modules/projects/module.ts"
import type { settings } from "#modules/settings/module.ts"
import { everyDay, everyHour, everyMinute, everyQuarter } from "#src/jobs/schedule.ts"
import { type After, serverModule } from "#src/manifest/module.ts"
import { reminding } from "./approval/nl.ts"
import { createCostRates } from "./approval/rates.ts"
import { createReminders } from "./approval/reminders.ts"
import { approvalRoutes } from "./approval/routes.ts"
import { createApproval } from "./approval/service.ts"
import { createTelling } from "./approval/telling.ts"
import { createHoursChecks } from "./checks.ts"
import { entryRoutes } from "./entries/routes.ts"
import { createEntryRows } from "./entries/rows.ts"
import { createEntries } from "./entries/service.ts"
import { movementRoutes } from "./movement/routes.ts"
import { createMovement } from "./movement/service.ts"
import { gps as nl } from "./nl.ts"
import { createHoursNotices } from "./notices.ts"
import { positionRoutes } from "./positions/routes.ts"
import { createPositions } from "./positions/service.ts"
import { hoursChanges } from "./recent.ts"
import { peopleFound } from "./search.ts"
import { createHours } from "./service.ts"
import { createWhyAway } from "./sheets/away.ts"
import type { HandedOver } from "./sheets/document.ts"
import { createOwnHours } from "./sheets/own/service.ts"
import { sheetRoutes } from "./sheets/routes.ts"
import { createSheets } from "./sheets/service.ts"
import { gps as forWorkers } from "./worker.nl.ts"

export const gps = serverModule({
  name: "gps",
  services(given: After<[typeof access, typeof settings, typeof projects, typeof absence]>) {
    const { db, clock, replays, projects, ledger } = given
    const { log, list: people } = given.access
    const rows = createEntryRows({ db, clock, people, projects })
    const shared = { db, clock, log, replays, rows, people, projects, ledger, settings: given.settings.get }
    const entries = createEntries(shared)
    const positions = createPositions(shared)
    const costRates = createCostRates({ ...shared, colleagues: projects.everyone })
    const hourReminders = createReminders(shared)
    return {
      ...{ entries, positions, costRates, hourReminders },
      hourTelling: createTelling({ db, clock, mail: given.mail, people }),
      movement: createMovement({ ...shared, halts: (ids) => given.gathered.answers.halts(ids) }),
      sheets: createSheets({
        ...shared,
        company: given.settings.sender,
        whyAway: createWhyAway({
          ...{ clock, awayFrom: given.absenceView.awayFrom, roster: given.workDays.roster },
          closed: () => given.settings.get().closedPeriods,
        }),
        makeSheet: given.createThread<HandedOver, Uint8Array>("modules/gps/sheets/thread"),
      }),
      ownHours: createOwnHours(shared),
      approval: createApproval({ ...shared, entries, rates: costRates, lastSeen: positions.lastOf }),
      hoursChecks: createHoursChecks({ db }),
      hoursNotices: createHoursNotices({ ...shared, rates: costRates, reminders: hourReminders }),
      hours: createHours(shared),
    }
  },
  routes: ({
    entries,
    approval,
    hourReminders,
    costRates,
    positions,
    movement,
    sheets,
    ownHours,
    access,
  }) => [
    entryRoutes(entries, access),
    approvalRoutes({ approval, hourReminders, costRates }, access),
    positionRoutes(positions, access),
    movementRoutes(movement, access),
    sheetRoutes({ sheets, ownHours }, access),
  ],
  schedule: ({ entries, movement, positions, hourTelling }) => [
    {
      ...{ name: "tell reminders that are due", agent: "reminders", every: everyMinute },
      ...{ act: hourTelling.tellDue, waiting: hourTelling.waiting },
    },
    ...[
      { name: "close timers that were forgotten", every: everyQuarter, act: entries.closeForgotten },
      { name: "end movement detection that fell silent", every: everyHour, act: movement.sweep },
      { name: "forget where people were", every: everyHour, act: positions.sweep },
      { name: "forget where approved hours began", every: everyDay, act: entries.forgetPlaces },
    ].map((work) => ({ ...work, agent: "hours" })),
  ],
  search: peopleFound,
  changes: ({ entries, access }) => hoursChanges({ entries, people: access.list }),
  notices: ({ hoursNotices }) => [{ rank: 30, of: hoursNotices }],
  checks: ({ hoursChecks }) => hoursChecks.of,
  answers: ({ hours }) => ({ isWorking: hours.isRunning }),
  agents: { hours: nl.agent, reminders: reminding.agent },
  texts: { gps: { errors: { ...nl.errors, ...forWorkers.errors } } },
  sample: [{ turn: 70, load: async () => (await import("./demo.ts")).fillHours }],
})
