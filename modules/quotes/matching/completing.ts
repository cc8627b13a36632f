import type { Clause } from "./clause.ts"
import { union } from "./joining.ts"
import type { Match } from "./score.ts"
import { isAction, isCover, isObject, isSurface, isThing } from "./words/kinds.ts"

type Find = (clause: Clause) => Match[]

/** What a clause leaves to those around it: its verb, its surface, or what it is done to. */
export interface Completed {
  clause: Clause
  /** It speaks of what the clause before began: 'trap schuren en lakken'. */
  continues?: true
}

/** Undefined: one can't know what is meant. */
export function completed(clause: Clause, mains: Clause[], at: number, find: Find): Completed | undefined {
  const [next, before] = [mains[at + 1], mains[at - 1]]
  const acting = withAction(clause, mains, at)
  if (!acting) return undefined
  const { concepts } = acting
  if (isSurfaceOnly(acting) && !clause.concepts.some(isAction)) {
    const covers = (next ?? before)?.concepts.filter(isCover) ?? []
    if (covers.length > 0) return { clause: { ...acting, concepts: [...concepts, ...covers] } }
  }
  const coverOnly = concepts.some(isCover) && !concepts.some((one) => isSurface(one) || isThing(one))
  if (!coverOnly || !isNamed(find(acting))) return { clause: acting }
  return before ? afterwards(acting, before, find) : { clause: next ? withSurfacesOf(next, acting) : acting }
}

/** 'wanden en plafonds stucen 210 m2': surfaces that are measured together are one work. */
export function together(clauses: Clause[], find: Find): Clause[] {
  const result: Clause[] = []
  for (const clause of clauses) {
    const last = result.at(-1)
    const both = last && goTogether(last, clause) ? union(last, clause) : undefined
    if (both && isNamed(find(both))) result[result.length - 1] = both
    else if (both && sharesQuantity(clause))
      result[result.length - 1] = { ...both, unknown: Number.POSITIVE_INFINITY }
    else result.push(clause)
  }
  return result
}

/** One quantity for two surfaces: nobody knows which part is whose. */
const sharesQuantity = (clause: Clause) =>
  clause.concepts.some(isCover) && squares(clause).some(({ ofPlace }) => !ofPlace)

const goTogether = (a: Clause, b: Clause): boolean =>
  [a, b].every(({ kind, concepts }) => kind === "main" && concepts.some(isSurface)) &&
  isSurfaceOnly(a) &&
  a.quantities.length === 0 &&
  !a.concepts.some(isAction)

/** Whether it is measured by the surfaces that are named. */
export const isNamed = (matches: Match[]): boolean =>
  matches.some(({ work }) =>
    work.gives.some(([, measure]) => typeof measure === "string" && measure.startsWith("named:")),
  )

export const squares = ({ quantities }: Clause) =>
  quantities.filter(({ quantity }) => quantity.kind === "size" || quantity.unit === "m2")

const isSurfaceOnly = ({ concepts, unknown }: Clause) =>
  unknown === 0 && concepts.some(isSurface) && !concepts.some(isObject)

/** 'toilet en wastafel verwijderen': the verb is said once. What is new isn't removed. */
function withAction(clause: Clause, mains: Clause[], at: number): Clause | undefined {
  const { concepts } = clause
  if (concepts.some(isAction)) return clause
  const [before, acts] = [mains[at - 1], (one: Clause | undefined) => one?.concepts.some(isAction)]
  const lender = mains.slice(at + 1).find(acts) ?? (acts(before) ? before : undefined)
  const lent = lender?.verbs.flat() ?? []
  if (concepts.includes("werk")) return lent.includes("remove") ? undefined : clause
  if (concepts.includes("nieuw") && lent.includes("remove")) return clause
  return {
    ...clause,
    concepts: [...concepts, ...lent.filter((one) => one !== "connect" || lent.length === 1)],
    verbs: lender?.verbs ?? [],
  }
}

/** 'stucen en schilderen plafond'. */
function withSurfacesOf(next: Clause, clause: Clause): Clause {
  const shared = clause.quantities.length === 0 && !next.concepts.some(isThing)
  return {
    ...clause,
    concepts: [...clause.concepts, ...next.concepts.filter(isSurface)],
    quantities: shared ? squares(next) : clause.quantities,
  }
}

/** 'plafond stucen en schilderen', 'deur plaatsen en schilderen': what the clause before was about. */
function afterwards(clause: Clause, before: Clause, find: Find): Completed | undefined {
  const surfaces = before.concepts.filter(isSurface)
  const things = before.concepts.filter(isThing)
  if (things.length > 0) {
    const quantities = clause.quantities.length > 0 ? clause.quantities : before.quantities
    const both = { ...clause, concepts: [...things, ...surfaces, ...clause.concepts], quantities }
    const found = find(both)
    if (found.length > 0 && found.every(({ coverage }) => coverage === 1))
      return { clause: both, continues: true }
    if (surfaces.length === 0) return clause.concepts.includes("werk") ? { clause } : undefined
  }
  const quantities = clause.quantities.length > 0 ? clause.quantities : squares(before)
  return { clause: { ...clause, concepts: [...clause.concepts, ...surfaces], quantities } }
}
