import { DomainError } from "#src/shared/errors.ts"
import type { Judged } from "./bookings.ts"
import { approvalErrors } from "./nl.ts"
import type { ApproveMany, ManyApproved } from "./schema.ts"
import { approvalErrors as forWorkers } from "./worker.nl.ts"

type Wish = ApproveMany["entries"][number]

/** Judges all that can be; of the others it says why not. */
export function judgeEach(wishes: Wish[], judge: (wish: Wish) => Judged) {
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

/** Why one of many was refused, as a sentence; what is no refusal goes on. */
function refusalIn(error: unknown): string {
  if (!(error instanceof DomainError)) throw error
  const code = Object.values(error.details.fields ?? {})[0] ?? error.code
  const texts: Record<string, string> = { ...approvalErrors, ...forWorkers }
  return texts[code.slice(code.indexOf(".") + 1)] ?? approvalErrors.leftOther
}
