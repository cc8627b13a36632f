import "#modules/gps/ui/texts.ts"
import "#modules/settings/ui/texts.ts"
import { startTexts } from "#ui/lib/i18n.ts"
import { startStyles } from "#ui/lib/screenStyles.ts"
import { checklist } from "../nl.ts"

// What the office reads on the screens of this module, and how they look.
startTexts({ checklist })
startStyles("checklist")
