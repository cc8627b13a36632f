import type { Role } from "#src/shared/roles.ts"
import { useSignedIn } from "#ui/lib/session.ts"
import { type Place, type PlaceKey, type StockItem, workshop } from "../schema.ts"
import { amountOf } from "./words.ts"

export interface PlaceOption {
  value: PlaceKey
  label: string
}

/**
 * Hook: where it lies, as one chooses from it, and where one begins: in one's own van, then in the workshop. `taking`:
 * only where there is some; something can always be put in the workshop.
 */
export function useWhereFrom(item: StockItem, places: readonly Place[]) {
  const { role } = useSignedIn()
  const options = optionsOf(item, places)
  const there = options.filter(({ value }) => item.places.some(({ place }) => place === value))
  return { options, taking: there.length > 0 ? there : options, start: startOf(item, places, role) }
}

function optionsOf(item: StockItem, places: readonly Place[]): PlaceOption[] {
  const there = new Map(item.places.map(({ place, quantity }) => [place, quantity]))
  return places
    .filter(({ key }) => there.has(key) || key === workshop)
    .map(({ key, name }) => ({ value: key, label: `${name} (${amountOf(there.get(key) ?? 0, item)})` }))
}

function startOf({ places: at }: StockItem, places: readonly Place[], role: Role): PlaceKey {
  const lies = (key: string) => at.some(({ place }) => place === key)
  const own = places.find(({ key, mine }) => mine && key.startsWith("van:"))
  if (role === "worker" && own && lies(own.key)) return own.key
  if (at.length === 0 || lies(workshop)) return workshop
  return places.find(({ key }) => lies(key))?.key ?? workshop
}
