import { calculators, shared } from "#modules/intake/ui/public/module.ts"
import { wizard } from "#modules/quotes/ui/public/module.ts"
import { site } from "#modules/site/ui/public/module.ts"
import type { VisitorModule } from "../lib/module.ts"

/** What visitors find, module by module, in the order of the menu. */
export const visitors: VisitorModule[] = [site, calculators, wizard, shared]
