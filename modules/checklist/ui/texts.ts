import "#modules/gps/ui/texts.ts"
import "#modules/settings/ui/texts.ts"
import { startTexts } from "#ui/lib/i18n.ts"
import { checklist } from "../nl.ts"

// What the office reads on the screens of this module.
startTexts({ checklist })
