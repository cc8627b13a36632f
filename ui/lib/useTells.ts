import { use } from "react"
import { useTranslation } from "react-i18next"
import type { LoadTells, Tells, ToldChange } from "./module.ts"
import { useOffice } from "./office.ts"

/** Hook: the sentence of each change, as its module has it. Waits for them as a screen waits for its own code. */
export function useTells(): (change: ToldChange) => string {
  const { t } = useTranslation()
  const tells = use(loaded(useOffice().tells))
  return ({ action, details }) => {
    const tell = tells[action] ?? tells[action.split(".", 1)[0]!]!
    return typeof tell === "string" ? t(tell, details as { name: string }) : tell({ action, details })
  }
}

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
