import type { Chosen } from "./choose.ts"
import type { Identifiers } from "./fields/identifiers.ts"
import { near } from "./labels/near.ts"
import { nameKey, type Recognised, recognise } from "./recognise.ts"
import type { Context, Found } from "./suggestion.ts"

/** The known supplier that its numbers and the names on it point to. */
export function knownSender(
  identifiers: Identifiers,
  supplier: Chosen<string>,
  { suppliers }: Context,
  damaged: boolean,
): Recognised | null {
  // A number that was read badly contradicts nobody.
  const sure = (chosen: Chosen<string>) =>
    chosen.found && chosen.found.confidence > 0.6 ? chosen.found.value : ""
  const names = all(supplier)
  const alike = suppliers
    .map(({ name }) => name)
    .filter((name) => damaged && names.some((other) => isNear(nameKey(name), nameKey(other))))
  return recognise(
    {
      ibans: all(identifiers.iban),
      btwId: sure(identifiers.btwId),
      kvk: sure(identifiers.kvk),
      names: [...names, ...alike],
    },
    suppliers,
  )
}

/** His name as he is known, where it stands on the document if it stands there. */
export function nameOf({ supplier, by }: Recognised, chosen: Chosen<string>): Chosen<string> {
  const read = [...(chosen.found ? [chosen.found] : []), ...chosen.others]
  const same = read.find(({ value }) => nameKey(value) === nameKey(supplier.name))
  const confidence = { iban: 0.98, btwId: 0.98, kvk: 0.96, name: 0.9 }[by]
  const found: Found<string> = {
    ...{ value: supplier.name, reason: "supplier", label: null, place: same?.place ?? null },
    confidence: Math.max(confidence, same?.confidence ?? 0),
  }
  return { found, others: read.filter((other) => other !== same) }
}

const all = ({ found, others }: Chosen<string>): string[] =>
  [...(found ? [found] : []), ...others].map(({ value }) => value)

const isNear = (one: string, other: string) => one.length >= 7 && near(one, other, one.length >= 14 ? 2 : 1)
