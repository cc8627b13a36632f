import "#modules/projects/ui/texts.ts"
import { startTexts } from "#ui/lib/i18n.ts"
import { startStyles } from "#ui/lib/screenStyles.ts"
import { letter } from "#ui/mail/nl.ts"
import { quotes } from "../nl.ts"

// What the office reads on the screens of this module, and how they look.
startTexts({ letter, quotes })
startStyles("quotes", "settings")
