import type { Clause, ClauseQuantity } from "./clause.ts"
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
    const last = result.at(-1)
    const onlyWhere = isRoomOnly(clause) && rest.some(speaksOfWork) && goesWith(clause, rest)
    if (!waiting && last && goesOnAside(last, clause)) {
      const ambiguous = !clause.concepts.every(isPlace) || !isPlace(last.concepts.at(-1)!)
      const both = union(last, { ...clause, asides: clause.concepts, endsAside: true })
      result[result.length - 1] = { ...both, unknown: ambiguous ? Number.POSITIVE_INFINITY : both.unknown }
    } else if (!waiting && last && !onlyWhere && isWhereOf(last, clause)) {
      result[result.length - 1] = union(last, clause)
    } else if (!waiting && last && isMaterialOnly(clause)) {
      result[result.length - 1] = { ...union(last, clause), kind: last.kind }
    } else if (isBare(clause) && result.length > 0) {
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
  verbs: [...a.verbs, ...b.verbs],
  plurals: [...a.plurals, ...b.plurals],
  unknown: a.unknown + b.unknown,
  quantities: [...a.quantities, ...b.quantities],
})

/** 'kitten rondom bad en douche': a second place, or of things nobody knows whether they are a work. */
function goesOnAside(last: Clause, { kind, together, concepts, quantities, unknown }: Clause): boolean {
  const canBe = kind === "main" && together && last.endsAside && !quantities.some(isCount) && unknown === 0
  const [before, after] = [last.concepts.at(-1), concepts.at(-1)]
  if (!canBe || !before || !after || !concepts.every(isNoun)) return false
  const isRoom = (one: string) => isPlace(one) && !isFixture(one)
  return isRoom(before) ? concepts.every(isPlace) : !isRoom(after) && !isSurface(after)
}

const isCount = ({ quantity }: ClauseQuantity) => quantity.kind === "amount" && quantity.unit === "st"

/** 'renovlies plakken hal en overloop': a room behind the work that is done in it. */
const isWhereOf = (last: Clause, clause: Clause): boolean =>
  clause.kind === "main" &&
  isRoomOnly(clause) &&
  clause.concepts.every((one) => wherever.has(one)) &&
  last.concepts.some(isObject)

/** 'schutting van hout/beton'. */
const isMaterialOnly = ({ concepts, quantities, unknown }: Clause): boolean =>
  unknown === 0 &&
  quantities.length === 0 &&
  concepts.some(isMaterial) &&
  concepts.every((one) => isMaterial(one) || isHint(one))

const wherever = new Set(["kamer", "woning", "tuin", "buiten", "binnen", "gevel"])

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
