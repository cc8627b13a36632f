import type { Tells } from "#ui/lib/module.ts"

/** Of materials in the list of recent changes. */
export const tells: Tells = {
  "material.added": "stock.did.added",
  "material.changed": "stock.did.changed",
  "material.archived": "stock.did.archived",
  "material.restored": "stock.did.restored",
}
