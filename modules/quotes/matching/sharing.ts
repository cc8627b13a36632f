import type { Clause } from "./clause.ts"
import { squares } from "./completing.ts"
import type { Fits, Task } from "./recognise.ts"
import { isSurface } from "./words/kinds.ts"

/** 'laminaat verwijderen en pvc leggen 35 m2': what is said once of the same surface holds for both. */
export function withShared({ clause, matches }: Task, all: Task[], fits: Fits): Clause {
  const given = all.filter((one) => squares(one.clause).length > 0)
  const [other] = given
  if (matches.length === 0 || clause.quantities.length > 0 || !other || given.length > 1) return clause
  const shared = { ...clause, quantities: squares(other.clause) }
  const same = surfaceOf({ clause, matches }) === surfaceOf(other)
  return same && matches.every(({ work }) => fits(work, shared)) ? shared : clause
}

/** A floor is as large as its ceiling. */
function surfaceOf({ clause, matches }: Pick<Task, "clause" | "matches">): string {
  const named = clause.concepts.filter(isSurface).map((one) => (one === "plafond" ? "vloer" : one))
  if (named.length > 0) return [...new Set(named)].sort().join()
  const [, measure] = matches[0]?.work.gives[0] ?? []
  if (measure === undefined || measure === "floor") return "vloer"
  return measure === "walls" || measure === "named:walls" ? "wand" : String(measure)
}
