import { startTexts } from "#ui/lib/i18n.ts"
import { startStyles } from "#ui/lib/screenStyles.ts"
import { messages } from "../nl.ts"

// What the office reads on the screens of this module, and how they look.
startTexts({ messages })
startStyles("site", "notes", "quotes")
