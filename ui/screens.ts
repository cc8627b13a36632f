import { screens as dashboard } from "#modules/dashboard/ui/screens.ts"
import { screens as gps, panels as gpsPanels } from "#modules/gps/ui/screens.ts"
import { senders as gpsSenders } from "#modules/gps/ui/senders.ts"
import { panels as invoicePanels, screens as invoices } from "#modules/invoices/ui/screens.ts"
import { senders as invoiceSenders } from "#modules/invoices/ui/senders.ts"
import { screens as customers } from "#modules/projects/ui/customers/screens.ts"
import { screens as projects } from "#modules/projects/ui/screens.ts"
import { panels as quotePanels, screens as quotes } from "#modules/quotes/ui/screens.ts"
import { screens as settings } from "#modules/settings/ui/screens.ts"
import { screens as site } from "#modules/site/ui/screens.ts"
import { screens as timeline } from "#modules/timeline/ui/screens.ts"
import type { Panel, StaffScreen } from "./lib/screen.ts"
import type { Senders } from "./outbox/sender.ts"
import { screens as shell } from "./shell/staff/screens.ts"

/** The site map of the office: every module's screens, in the order of the menu. */
export const screens: StaffScreen[] = [
  ...projects,
  ...customers,
  ...timeline,
  ...gps,
  ...quotes,
  ...invoices,
  ...site,
  ...settings,
  ...dashboard,
  ...shell,
]

/** What modules add to the screens of earlier ones. */
export const panels: Panel[] = [...gpsPanels, ...invoicePanels, ...quotePanels]

/** How what was made without a connection reaches the server, by its kind. */
export const senders: Senders = { ...gpsSenders, ...invoiceSenders }
