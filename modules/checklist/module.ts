import type { access } from "#modules/access/module.ts"
import type { gps } from "#modules/gps/module.ts"
import type { settings } from "#modules/settings/module.ts"
import { type After, serverModule } from "#src/manifest/module.ts"
import { createFinished } from "./days/finished.ts"
import { createPast } from "./days/past.ts"
import { dayRoutes } from "./days/routes.ts"
import { createDays } from "./days/service.ts"
import { createDayState } from "./days/state.ts"
import { createTicks } from "./days/ticks.ts"
import { itemRoutes } from "./items/routes.ts"
import { createItems } from "./items/service.ts"
import { checklist as nl } from "./nl.ts"
import { checklistChanges } from "./recent.ts"
import { checklist as forWorkers } from "./worker.nl.ts"

export const checklist = serverModule({
  name: "checklist",
  services(given: After<[typeof access, typeof settings]> & Pick<After<[typeof gps]>, "hoursChecks">) {
    const { db, clock, replays, files, gathered } = given
    const { log, list: people } = given.access
    const items = createItems({ db, log, replays })
    const ticks = createTicks({ db })
    const state = createDayState({ clock, items, ticks, checks: gathered.checks })
    return {
      checklistItems: items,
      checklist: createDays({
        ...{ db, clock, log, replays, files, ticks, state },
        finished: createFinished({ db, clock }),
        links: () => given.settings.get().checklistLinks,
        waiting: given.hoursChecks.waiting,
      }),
      pastChecklists: createPast({ db, clock, files, people }),
    }
  },
  routes: ({ checklist, pastChecklists, checklistItems, access }) => [
    itemRoutes(checklistItems, access),
    dayRoutes({ checklist, pastChecklists }, access),
  ],
  changes: ({ checklistItems, pastChecklists }) =>
    checklistChanges({ items: checklistItems, past: pastChecklists }),
  texts: { checklist: { errors: { ...nl.errors, ...forWorkers.errors } } },
  sample: [{ turn: 90, load: async () => (await import("./demo.ts")).fillChecklists }],
})
