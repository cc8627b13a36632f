import "./texts.ts"
import type { Tells } from "#ui/lib/module.ts"
import { tellOfCustomer } from "./customers/card/historyText.ts"
import { tellOfProject } from "./detail/historyText.ts"

/** Of projects, quotations and customers in the list of recent changes. */
export const tells: Tells = {
  ...{ project: tellOfProject, quotation: tellOfProject, extraWork: tellOfProject },
  customer: tellOfCustomer,
}
