import { access } from "#modules/access/nl.ts"
import { kit } from "./kit/nl.ts"
import { shell } from "./shell/staff/nl.ts"

/** The Dutch of the office, mounted under the name of its module. */
export const staffTexts = { kit, shell, access }
