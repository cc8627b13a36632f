import "#modules/projects/ui/texts.ts"
import "#modules/stock/ui/texts.ts"
import { startTexts } from "#ui/lib/i18n.ts"
import { invoices } from "../nl.ts"

// What the office reads on the screens of this module.
startTexts({ invoices })
