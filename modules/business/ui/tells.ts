import { tellOfProject } from "#modules/projects/ui/detail/historyText.ts"
import type { Tells } from "#ui/lib/module.ts"
import "./texts.ts"

/** Of invoices and payments, as the history of their job tells them. */
export const tells: Tells = { sales: tellOfProject, "sales.seriesSaved": "business.series.told" }
