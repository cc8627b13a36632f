import { use } from "react"
import type { LoadTells, Tells } from "#ui/lib/module.ts"
import { useOffice } from "#ui/lib/office.ts"

/** Hook: the sentences of all modules together. Waits for them as a screen waits for its own code. */
export const useTells = (): Tells => use(loaded(useOffice().tells))

const known = new WeakMap<LoadTells[], Promise<Tells>>()

function loaded(loads: LoadTells[]): Promise<Tells> {
  const earlier = known.get(loads)
  if (earlier) return earlier
  const all = Promise.all(loads.map((load) => load())).then((found) =>
    Object.assign({}, ...found.map(({ tells }) => tells)),
  )
  known.set(loads, all)
  return all
}
