import { site } from "#modules/site/ui/public/nl.ts"
import { kit } from "./kit/nl.ts"
import { layout } from "./shell/public/nl.ts"

/** The Dutch that every page for visitors loads; the wizard brings its own. */
export const firstTexts = { kit, layout, site }
