import { access } from "#modules/access/nl.ts"
import { dashboard } from "#modules/dashboard/nl.ts"
import { gps } from "#modules/gps/nl.ts"
import { invoices } from "#modules/invoices/nl.ts"
import { projects } from "#modules/projects/nl.ts"
import { quotes } from "#modules/quotes/nl.ts"
import { settings } from "#modules/settings/nl.ts"
import { messages } from "#modules/site/nl.ts"
import { timeline } from "#modules/timeline/nl.ts"
import { kit } from "./kit/nl.ts"
import { shell } from "./shell/staff/nl.ts"

/** The Dutch of the office, mounted under the name of its module. */
export const staffTexts = {
  kit,
  shell,
  access,
  settings,
  projects,
  timeline,
  gps,
  invoices,
  quotes,
  messages,
  dashboard,
}
