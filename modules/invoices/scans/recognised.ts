import { recognise } from "../understanding/recognise.ts"
import type { KnownSupplier, Suggestion } from "../understanding/suggestion.ts"

/** With the supplier who became known since it was read, as another invoice of his was posted meanwhile. They are looked up only where none was known. */
export function recognisedSince(
  suggestion: Suggestion,
  suppliers: () => readonly KnownSupplier[],
): Suggestion {
  if (suggestion.supplierId !== null) return suggestion
  const { fields } = suggestion
  const { supplier, iban, btwId, kvk } = fields
  const sender = {
    ibans: iban ? [iban.value] : [],
    btwId: btwId?.value ?? "",
    kvk: kvk?.value ?? "",
    names: supplier ? [supplier.value] : [],
  }
  const found = recognise(sender, suppliers())
  if (!found) return suggestion
  const named = supplier && { supplier: { ...supplier, value: found.supplier.name } }
  return {
    ...suggestion,
    ...{ supplierId: found.supplier.id, recognisedBy: found.by, fields: { ...fields, ...named } },
  }
}
