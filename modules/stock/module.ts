import type { access } from "#modules/access/module.ts"
import type { projects } from "#modules/projects/module.ts"
import type { settings } from "#modules/settings/module.ts"
import { type After, serverModule } from "#src/manifest/module.ts"
import { importRoutes } from "./import/routes.ts"
import { createStockImport } from "./import/service.ts"
import { itemRoutes } from "./items/routes.ts"
import { createStockItems } from "./items/service.ts"
import { labelRoutes } from "./labels/routes.ts"
import { createStockLabels } from "./labels/service.ts"
import { movementRoutes } from "./movements/routes.ts"
import { createMovements } from "./movements/service.ts"
import { stock as nl } from "./nl.ts"
import { createStockNotices } from "./notices.ts"
import { createNeeds } from "./orders/needs.ts"
import { createProposal } from "./orders/proposal.ts"
import { orderRoutes } from "./orders/routes.ts"
import { createOrderSending } from "./orders/sending.ts"
import { createStockOrders } from "./orders/service.ts"
import { createPlaces } from "./places.ts"
import { stockChanges } from "./recent.ts"
import { stockFound } from "./search.ts"
import { createStockUse } from "./use.ts"
import { createStockView } from "./view.ts"
import { stock as forWorkers } from "./worker.nl.ts"

export const stock = serverModule({
  name: "stock",
  services(given: After<[typeof access, typeof settings, typeof projects]>) {
    const { db, clock, replays, projects, ledger, gathered } = given
    const { log, list: people } = given.access
    const stockPlaces = createPlaces({ db, projects })
    const stockMovements = createMovements({ db, clock, replays, ledger, places: stockPlaces })
    const stockItems = createStockItems({
      ...{ db, clock, replays, log },
      articles: () => gathered.answers.articles(),
    })
    const stockOrders = createStockOrders({
      ...{ db, clock, log, replays, people },
      ...{ items: stockItems, movements: stockMovements },
    })
    return {
      ...{ stockItems, stockPlaces, stockMovements, stockOrders },
      stockUse: createStockUse(db),
      stockImport: createStockImport({ db, clock, log, items: stockItems }),
      stockProposal: createProposal({
        db,
        needs: createNeeds({ db, clock, projects, quoted: (ids) => gathered.answers.materials(ids) }),
      }),
      orderSending: createOrderSending({
        ...{ replays, orders: stockOrders, files: given.files, mail: given.mail },
        sender: given.settings.sender,
      }),
      stockView: createStockView({ db, clock, projects }),
      stockLabels: createStockLabels({ db, clock, sender: given.settings.sender }),
    }
  },
  routes: ({
    stockItems,
    stockImport,
    stockMovements,
    stockOrders,
    stockProposal,
    orderSending,
    stockView,
    stockPlaces,
    stockLabels,
    outside,
    access,
    kept,
    gathered,
  }) => [
    itemRoutes({ stockItems, stockView, articles: () => gathered.answers.articles() }, access),
    importRoutes(stockImport, access),
    movementRoutes({ movements: stockMovements, stockView, stockPlaces }, access, kept),
    orderRoutes({ orders: stockOrders, proposal: stockProposal, sending: orderSending }, access),
    labelRoutes(stockLabels, outside.publicUrl, access),
  ],
  search: stockFound,
  notices: ({ db }) => [{ rank: 45, of: createStockNotices(db) }],
  changes: ({ stockItems, stockOrders }) => stockChanges(stockItems, stockOrders),
  texts: { stock: { errors: { ...nl.errors, ...forWorkers.errors } } },
  sample: [
    { turn: 77, load: async () => (await import("./demo.ts")).fillStock },
    { turn: 77, load: async () => (await import("./orders/demo.ts")).fillOrders },
  ],
})
