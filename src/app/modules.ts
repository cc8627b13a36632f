import { absence } from "#modules/absence/module.ts"
import { access } from "#modules/access/module.ts"
import { business } from "#modules/business/module.ts"
import { changes } from "#modules/changes/module.ts"
import { checklist } from "#modules/checklist/module.ts"
import { dashboard } from "#modules/dashboard/module.ts"
import { gps } from "#modules/gps/module.ts"
import { intake } from "#modules/intake/module.ts"
import { invoices } from "#modules/invoices/module.ts"
import { notes } from "#modules/notes/module.ts"
import { projects } from "#modules/projects/module.ts"
import { quotes } from "#modules/quotes/module.ts"
import { search } from "#modules/search/module.ts"
import { settings } from "#modules/settings/module.ts"
import { site } from "#modules/site/module.ts"
import { stock } from "#modules/stock/module.ts"
import { timeline } from "#modules/timeline/module.ts"
import type { Platform } from "../manifest/platform.ts"
import { compose } from "./compose.ts"

/** The modules, in the order in which they may use each other. */
export const composeServer = (platform: Platform) =>
  compose(platform)
    .with(access)
    .with(settings)
    .with(projects)
    .with(absence)
    .with(timeline)
    .with(stock)
    .with(gps)
    .with(invoices)
    .with(quotes)
    .with(notes)
    .with(intake)
    .with(business)
    .with(checklist)
    .with(site)
    .with(dashboard)
    .with(changes)
    .with(search)

export type Services = ReturnType<typeof composeServer>["services"]
