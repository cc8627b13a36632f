import { startTexts } from "#ui/lib/i18n.ts"
import { settings } from "../nl.ts"

// What the office reads on the screens of this module.
startTexts({ settings })
