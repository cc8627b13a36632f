import type { Settings } from "#modules/settings/schema.ts"
import { DomainError } from "#src/shared/errors.ts"
import { type ProjectType, typeLabels } from "#src/shared/projectTypes.ts"

/** Throws 409 with what the company does not do (any more): an old link or a kept draft may still ask for it. */
export function requireOffered(types: readonly ProjectType[], { typesNotOffered }: Settings) {
  const not = types.filter((type) => typesNotOffered.includes(type))
  if (not.length === 0) return
  const work = not.map((type) => typeLabels[type]).join(", ")
  throw new DomainError("quotes.typeNotOffered", 409, { values: { work } })
}
