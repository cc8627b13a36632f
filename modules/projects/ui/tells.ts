import type { Tells } from "#ui/lib/module.ts"
import { tellOfProject } from "./detail/historyText.ts"

/** Of projects, quotations and customers in the list of recent changes. */
export const tells: Tells = {
  ...{ project: tellOfProject, quotation: tellOfProject },
  "customer.added": "projects.customers.did.added",
  "customer.changed": "projects.customers.did.changed",
  "customer.filled": "projects.customers.did.filled",
  "customer.merged": "projects.customers.did.merged",
}
