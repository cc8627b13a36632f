import type { Settings } from "#modules/settings/schema.ts"
import { entries, entryType } from "#src/shared/entries.ts"
import { DomainError } from "#src/shared/errors.ts"
import { type ProjectType, typeLabels } from "#src/shared/projectTypes.ts"
import { cameBy } from "../catalogue/entries.ts"
import type { Answers } from "../catalogue/question.ts"

/**
 * Throws 409 with what the company does not do (any more): an old link or a kept draft may still ask for it. An entry
 * that is offered goes by the name of its type; `answers` tell by which one he came.
 */
export function requireOffered(
  types: readonly ProjectType[],
  { typesNotOffered }: Pick<Settings, "typesNotOffered">,
  answers?: Answers,
) {
  const ways = entries.filter((entry) => !typesNotOffered.includes(entry))
  const byEntry = answers ? cameBy(ways, types, answers) : ways.length > 0
  const not = types.filter((type) => typesNotOffered.includes(type) && !(byEntry && type === entryType))
  if (not.length === 0) return
  const work = not.map((type) => typeLabels[type]).join(", ")
  throw new DomainError("quotes.typeNotOffered", 409, { values: { work } })
}
