import type { Clause } from "./clause.ts"
import {
  isCover,
  isFixture,
  isHint,
  isMaterial,
  isNoun,
  isObject,
  isPlace,
  isSurface,
} from "./words/kinds.ts"

/** Clauses that only say what is done, how much, or where, join the one they are about. */
export function joined(clauses: Clause[]): Clause[] {
  const result: Clause[] = []
  let waiting: Clause | undefined
  for (const [at, clause] of clauses.entries()) {
    const rest = clauses.slice(at + 1)
    const onlyWhere = isRoomOnly(clause) && rest.some(speaksOfWork) && goesWith(clause, rest)
    if (isBare(clause) && result.length > 0) {
      // 'en netjes afwerken' is no work of its own.
      const concepts = clause.concepts.filter((one) => one !== "finish")
      const { kind } = result.at(-1)!
      result[result.length - 1] = { ...union(result.at(-1)!, { ...clause, concepts }), kind }
    } else if (isBare(clause) || onlyWhere) {
      // Of a heading the place is known to the whole item already.
      const kept = onlyWhere && clause.heading ? { ...clause, concepts: [] } : clause
      waiting = waiting ? union(waiting, kept) : kept
    } else {
      result.push(waiting ? union(waiting, clause) : clause)
      waiting = undefined
    }
  }
  return waiting && speaksAtAll(waiting) ? [...result, waiting] : result
}

export const union = (a: Clause, b: Clause): Clause => ({
  ...b,
  kind: a.kind === "detail" && b.kind === "detail" ? "detail" : "main",
  raw: `${a.raw} ${b.raw}`.trim(),
  concepts: [...a.concepts, ...b.concepts],
  asides: [...a.asides, ...b.asides],
  unknown: a.unknown + b.unknown,
  quantities: [...a.quantities, ...b.quantities],
})

const isBare = ({ unknown, concepts }: Clause) =>
  unknown === 0 && !concepts.some(isNoun) && !concepts.some(isMaterial)

const isRoomOnly = ({ concepts, unknown }: Clause) =>
  unknown === 0 && concepts.some(isPlace) && concepts.every((one) => isPlace(one) || isHint(one))

const speaksOfWork = ({ concepts }: Clause) => concepts.some(isNoun)
const speaksAtAll = ({ concepts, quantities }: Clause) => concepts.length + quantities.length > 0

/** 'hal en woonkamer laminaat leggen' is one work in two rooms; 'toilet en wastafel plaatsen' are two. */
function goesWith(clause: Clause, rest: Clause[]): boolean {
  const next = rest.find(speaksOfWork)!
  if (clause.heading) return true
  if (clause.concepts.some(isFixture)) return next.concepts.some(isCover)
  return next.concepts.some((concept) => isObject(concept) || isSurface(concept))
}
