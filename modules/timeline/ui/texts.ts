import "#modules/projects/ui/texts.ts"
import { startTexts } from "#ui/lib/i18n.ts"
import { startStyles } from "#ui/lib/screenStyles.ts"
import { timeline } from "../nl.ts"

// What the office reads on the screens of this module, and how they look.
startTexts({ timeline })
startStyles("timeline")
