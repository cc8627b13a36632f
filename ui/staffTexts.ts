import { access } from "#modules/access/nl.ts"
import { kit } from "./kit/nl.ts"

/** The Dutch of the office, mounted under the name of its module. */
export const staffTexts = { kit, access }
