import { joined } from "../lib/i18n.ts"
import { officeTexts, workerTexts } from "./plain.ts"

/** All the Dutch of the office. */
export const staffTexts = joined(workerTexts, officeTexts)
