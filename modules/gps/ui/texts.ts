import { startTexts } from "#ui/lib/i18n.ts"
import { startStyles } from "#ui/lib/screenStyles.ts"
import { gps } from "../nl.ts"

// What the office reads on the screens of this module, and how they look.
startTexts({ gps })
startStyles("gps", "timeline")
