import { absence } from "#modules/absence/ui/module.ts"
import { access } from "#modules/access/ui/module.ts"
import { business } from "#modules/business/ui/module.ts"
import { changes } from "#modules/changes/ui/module.ts"
import { checklist } from "#modules/checklist/ui/module.ts"
import { dashboard } from "#modules/dashboard/ui/module.ts"
import { gps } from "#modules/gps/ui/module.ts"
import { intake } from "#modules/intake/ui/module.ts"
import { invoices } from "#modules/invoices/ui/module.ts"
import { notes } from "#modules/notes/ui/module.ts"
import { projects } from "#modules/projects/ui/module.ts"
import { quotes } from "#modules/quotes/ui/module.ts"
import { search } from "#modules/search/ui/module.ts"
import { settings } from "#modules/settings/ui/module.ts"
import { site } from "#modules/site/ui/module.ts"
import { stock } from "#modules/stock/ui/module.ts"
import { timeline } from "#modules/timeline/ui/module.ts"
import type { OfficeModule } from "../lib/module.ts"

/** The office, module by module, in the order of the menu. */
export const modules: OfficeModule[] = [
  access,
  projects,
  timeline,
  absence,
  gps,
  quotes,
  business,
  invoices,
  stock,
  site,
  settings,
  intake,
  dashboard,
  notes,
  checklist,
  changes,
  search,
]
