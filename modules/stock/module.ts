import type { access } from "#modules/access/module.ts"
import type { projects } from "#modules/projects/module.ts"
import { type After, serverModule } from "#src/manifest/module.ts"
import { itemRoutes } from "./items/routes.ts"
import { createStockItems } from "./items/service.ts"
import { movementRoutes } from "./movements/routes.ts"
import { createMovements } from "./movements/service.ts"
import { stock as nl } from "./nl.ts"
import { createPlaces } from "./places.ts"
import { stockChanges } from "./recent.ts"
import { createStockView } from "./view.ts"
import { stock as forWorkers } from "./worker.nl.ts"

export const stock = serverModule({
  name: "stock",
  services(given: After<[typeof access, typeof projects]>) {
    const { db, clock, replays, projects, ledger } = given
    const stockPlaces = createPlaces({ projects })
    return {
      stockPlaces,
      stockItems: createStockItems({ db, clock, replays, log: given.access.log }),
      stockMovements: createMovements({ db, clock, replays, ledger, places: stockPlaces }),
      stockView: createStockView({ db, projects }),
    }
  },
  routes: ({ stockItems, stockMovements, stockView, stockPlaces, access, kept }) => [
    itemRoutes({ stockItems, stockView }, access),
    movementRoutes({ movements: stockMovements, stockView, stockPlaces }, access, kept),
  ],
  changes: ({ stockItems }) => stockChanges(stockItems),
  texts: { stock: { errors: { ...nl.errors, ...forWorkers.errors } } },
  sample: [{ turn: 77, load: async () => (await import("./demo.ts")).fillStock }],
})
