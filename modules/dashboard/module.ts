import type { access } from "#modules/access/module.ts"
import type { gps } from "#modules/gps/module.ts"
import type { invoices } from "#modules/invoices/module.ts"
import type { projects } from "#modules/projects/module.ts"
import type { quotes } from "#modules/quotes/module.ts"
import type { settings } from "#modules/settings/module.ts"
import type { site } from "#modules/site/module.ts"
import type { stock } from "#modules/stock/module.ts"
import { type After, serverModule } from "#src/manifest/module.ts"
import { createFigures } from "./figures.ts"
import { dashboardRoutes } from "./routes.ts"
import { createDashboard } from "./service.ts"

type Earlier = [
  ...[typeof access, typeof settings, typeof projects, typeof gps, typeof invoices, typeof quotes],
  ...[typeof site, typeof stock],
]

export const dashboard = serverModule({
  name: "dashboard",
  services: (given: After<Earlier>) => ({
    dashboard: createDashboard(given),
    figures: createFigures(given),
  }),
  routes: (all) => [dashboardRoutes(all, all.access, all.kept)],
})
