import type { Clause } from "./clause.ts"
import { union } from "./joining.ts"
import { isObject, isSurface } from "./words/kinds.ts"

/**
 * 'schilderwerk buiten: kozijnen en boeiboorden' is to paint each of those. A heading without a verb names the trade,
 * 'elektra: 4 stopcontacten', and is no work of its own.
 */
export function headed(clauses: Clause[]): Clause[] {
  const result: Clause[] = []
  let heading: Clause | undefined
  for (const [at, clause] of clauses.entries()) {
    const next = clauses[at + 1]
    if (isTitle(clause) && next?.concepts.some((one) => isObject(one) || isSurface(one))) heading = clause
    else if (heading && clause.kind === "main" && tellsWhatIsDone(heading))
      result.push(isAbout(clause) ? { ...union(heading, clause), heading: false } : clause)
    else result.push(clause)
  }
  return result
}

const isTitle = ({ heading, concepts, quantities, unknown }: Clause): boolean =>
  heading && quantities.length === 0 && unknown === 0 && concepts.some(isObject)

const tellsWhatIsDone = ({ concepts, verbs }: Clause) => verbs.length > 0 || concepts.includes("werk")

const isAbout = ({ concepts }: Clause) => concepts.some((one) => isObject(one) || isSurface(one))
