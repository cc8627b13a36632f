import type { Tells } from "#ui/lib/module.ts"

/** Of materials in the list of recent changes. */
export const tells: Tells = {
  "stock.added": "stock.did.added",
  "stock.changed": "stock.did.changed",
  "stock.archived": "stock.did.archived",
  "stock.restored": "stock.did.restored",
}
