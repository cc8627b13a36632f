import "#modules/quotes/ui/texts.ts"
import { startTexts } from "#ui/lib/i18n.ts"
import { intake } from "../nl.ts"

// What the office reads on the screens of this module.
startTexts({ intake })
