import { useCallback, useMemo, useState } from "react"
import * as z from "zod/mini"
import { useDraft } from "#ui/form/useDraft.ts"
import { drawnOf, emptyPlan } from "../../plan/edit.ts"
import { Plan } from "../../plan/schema.ts"
import { Key } from "../../rooms/schema.ts"
import type { Floor } from "./floors.ts"
import type { StandingPlan } from "./planChanges.ts"

/** What was drawn on this device and not saved, and the version that it goes on from; none of a new plan. */
const Draft = z.object({
  plan: Plan,
  base: z.optional(z.object({ ...Plan.shape, id: Key, version: z.string() })),
})
type Draft = { plan: Plan; base?: StandingPlan }

/** Hook: a plan as it is being drawn, kept on this device until it is saved. */
export function usePlanDraft(project: number, { slug, plan, level }: Floor) {
  const { draft, kept } = useDraft<Draft>({
    ...{ name: "plattegrond", of: `${project}.${slug}` },
    read: (text) => Draft.parse(JSON.parse(text)),
  })
  const [found, setFound] = useState<Draft | undefined>(draft.found)

  const saved = useMemo(() => plan && { ...drawnOf(plan), id: plan.id, version: plan.version }, [plan])
  const base = found ? found.base : saved
  const keep = useCallback(
    (next: Plan) => {
      const isSame = JSON.stringify(drawnOf(next)) === JSON.stringify(base ? drawnOf(base) : emptyPlan(level))
      const now = isSame ? undefined : { plan: drawnOf(next), base }
      setFound((known) => (JSON.stringify(known) === JSON.stringify(now) ? known : now))
      draft.keep(now)
    },
    [draft, base, level],
  )
  return {
    draft: found,
    /** False where the device keeps nothing. */
    isKept: kept,
    keep,
    forget() {
      draft.forget()
      setFound(undefined)
    },
  }
}
