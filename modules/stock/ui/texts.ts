import { importing } from "#ui/import/nl.ts"
import { startTexts } from "#ui/lib/i18n.ts"
import { startStyles } from "#ui/lib/screenStyles.ts"
import { stock } from "../nl.ts"

// What the office reads on the screens of this module, and how they look.
startTexts({ import: importing, stock })
startStyles("stock")
