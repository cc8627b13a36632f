import "./styles.css"
import type { OfficeModule } from "#ui/lib/module.ts"

export const intake: OfficeModule = {}
