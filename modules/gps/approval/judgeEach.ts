import { inPortions } from "#src/jobs/portions.ts"
import { DomainError } from "#src/shared/errors.ts"
import type { Judged } from "./bookings.ts"
import { approvalErrors } from "./nl.ts"
import type { ApproveMany, ManyApproved } from "./schema.ts"
import { approvalErrors as forWorkers } from "./worker.nl.ts"

type Wish = ApproveMany["entries"][number]

export interface Outcome {
  judged: Judged[]
  left: ManyApproved["left"]
}

/** As many as are judged in one transaction. */
const atOnce = 40

/**
 * Judges all that can be, in the order in which they were asked; of the others it says why not. In portions, each kept
 * by itself: five hundred would hold everyone up. Hours of one project go together as far as they fit.
 */
export async function judgeEach(
  wishes: Wish[],
  projectOf: Map<number, number | null>,
  judge: (portion: Wish[]) => Outcome,
): Promise<Outcome> {
  const byProject = Map.groupBy(wishes, ({ id }) => projectOf.get(id) ?? 0)
  const outcomes = await inPortions(portionsOf([...byProject.values()]), judge)
  const places = new Map(wishes.map(({ id }, index) => [id, index]))
  const inOrder = (a: number, b: number) => places.get(a)! - places.get(b)!
  return {
    judged: outcomes.flatMap(({ judged }) => judged).toSorted((a, b) => inOrder(a.row.id, b.row.id)),
    left: outcomes.flatMap(({ left }) => left).toSorted((a, b) => inOrder(a.id, b.id)),
  }
}

/** One portion. */
export function judgeTogether(wishes: Wish[], judge: (wish: Wish) => Judged): Outcome {
  const judged: Judged[] = []
  const left: ManyApproved["left"] = []
  for (const wish of wishes) {
    try {
      judged.push(judge(wish))
    } catch (error) {
      // Nothing was written of it: it is refused before.
      left.push({ id: wish.id, error: refusalIn(error) })
    }
  }
  return { judged, left }
}

function portionsOf(groups: Wish[][]): Wish[][] {
  const portions: Wish[][] = [[]]
  for (const group of groups)
    for (let first = 0; first < group.length; first += atOnce) {
      const part = group.slice(first, first + atOnce)
      const last = portions.at(-1)!
      if (last.length + part.length > atOnce) portions.push(part)
      else last.push(...part)
    }
  return portions
}

/** Why one of many was refused, as a sentence; what is no refusal goes on. */
function refusalIn(error: unknown): string {
  if (!(error instanceof DomainError)) throw error
  const code = Object.values(error.details.fields ?? {})[0] ?? error.code
  const texts: Record<string, string> = { ...approvalErrors, ...forWorkers }
  return texts[code.slice(code.indexOf(".") + 1)] ?? approvalErrors.leftOther
}
