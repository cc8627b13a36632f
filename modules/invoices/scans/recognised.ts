import { recognise } from "../understanding/recognise.ts"
import type { KnownSupplier, Suggestion } from "../understanding/suggestion.ts"

/** Those who share a name or a number with this one. */
export type Alike = (sender: { name: string; iban: string; btwId: string; kvk: string }) => KnownSupplier[]

/** With the supplier who became known since it was read, as another invoice of his was posted meanwhile. */
export function recognisedSince(suggestion: Suggestion, alike: Alike): Suggestion {
  if (suggestion.supplierId !== null) return suggestion
  const { fields } = suggestion
  const { supplier, iban, btwId, kvk } = fields
  const numbers = { btwId: btwId?.value ?? "", kvk: kvk?.value ?? "" }
  const sender = { ...numbers, ibans: iban ? [iban.value] : [], names: supplier ? [supplier.value] : [] }
  const found = recognise(sender, alike({ ...numbers, name: supplier?.value ?? "", iban: iban?.value ?? "" }))
  if (!found) return suggestion
  const named = supplier && { supplier: { ...supplier, value: found.supplier.name } }
  return {
    ...suggestion,
    ...{ supplierId: found.supplier.id, recognisedBy: found.by, fields: { ...fields, ...named } },
  }
}
