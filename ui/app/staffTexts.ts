import { joined } from "../lib/i18n.ts"
import { menuTexts, screenTexts, workerTexts } from "./plain.ts"

/** All that only the office meets. */
export const officeTexts = joined(menuTexts, screenTexts)

/** All the Dutch of the office. */
export const staffTexts = joined(workerTexts, officeTexts)
