import { wizard } from "#modules/quotes/ui/public/nl.ts"
import { site } from "#modules/site/ui/public/nl.ts"
import { kit } from "./kit/nl.ts"
import { layout } from "./shell/public/nl.ts"

/** All the Dutch a visitor loads. */
export const publicTexts = { kit, layout, site, wizard }
