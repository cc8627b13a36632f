import { importing } from "#ui/import/nl.ts"
import { startTexts } from "#ui/lib/i18n.ts"
import { projects } from "../nl.ts"

// What the office reads on the screens of this module.
startTexts({ import: importing, projects })
