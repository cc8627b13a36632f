import type { access } from "#modules/access/module.ts"
import type { projects } from "#modules/projects/module.ts"
import type { quotes } from "#modules/quotes/module.ts"
import type { settings } from "#modules/settings/module.ts"
import { type After, serverModule } from "#src/manifest/module.ts"
import { calculatorRoutes } from "./calculators/routes.ts"
import { createCalculatorFigures } from "./calculators/service.ts"
import { intake as nl } from "./nl.ts"
import { createRoomOffer } from "./rooms/offer.ts"
import { roomChanges } from "./rooms/recent.ts"
import { roomRoutes } from "./rooms/routes.ts"
import { createRooms } from "./rooms/service.ts"
import { intake as forWorkers } from "./worker.nl.ts"

export const intake = serverModule({
  name: "intake",
  services(given: After<[typeof access, typeof settings, typeof projects, typeof quotes]>) {
    const { db, clock, replays, projects, priceBook, measured } = given
    const { log, list: people } = given.access
    const rooms = createRooms({ db, clock, log, replays, projects, people })
    return {
      calculatorFigures: createCalculatorFigures({ clock, settings: given.settings.get, priceBook }),
      rooms,
      roomOffer: createRoomOffer({ rooms, measured }),
    }
  },
  routes: (all) => [calculatorRoutes(all.calculatorFigures, all.access), roomRoutes(all, all.access)],
  changes: () => roomChanges,
  texts: { intake: { errors: { ...nl.errors, ...forWorkers.errors } } },
  sample: [{ turn: 92, load: async () => (await import("./rooms/demo.ts")).fillRooms }],
})
