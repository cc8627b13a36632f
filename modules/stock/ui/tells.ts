import "./texts.ts"
import type { Tells } from "#ui/lib/module.ts"

/** Of materials in the list of recent changes. */
export const tells: Tells = {
  "material.added": "stock.did.added",
  "material.changed": "stock.did.changed",
  "material.archived": "stock.did.archived",
  "material.restored": "stock.did.restored",
  "materialOrder.placed": "stock.order.did.placed",
  "materialOrder.mailed": "stock.order.did.mailed",
  "materialOrder.received": "stock.order.did.received",
  "materialOrder.closed": "stock.order.did.closed",
  "materialOrder.reopened": "stock.order.did.reopened",
}
