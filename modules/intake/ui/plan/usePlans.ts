import { useMemo } from "react"
import { useRemembered } from "#ui/lib/remembered.ts"
import { useSignedIn } from "#ui/lib/session.ts"
import { useOutgoing } from "#ui/outbox/useOutbox.ts"
import { type SavedPlan, SavedPlans } from "../../plan/schema.ts"
import { api } from "./api.ts"
import { plansPath } from "./paths.ts"
import { isPlan, type PlanOutgoing } from "./senders.ts"

/** `underway`: only this device knows of it so far. */
export type ShownPlan = SavedPlan & { underway: boolean }

const forOthers = 30_000
const none: readonly SavedPlan[] = []

/**
 * Hook: the floor plans of a project, with what was drawn here and is still to be sent. What the server refused is not
 * among them: of such a plan one sees how it stands there, and `refused` holds the last that was drawn of it here.
 */
export function usePlans(project: number) {
  const me = useSignedIn()
  const read = useRemembered(SavedPlans, plansPath(project), () => api.plans(project), forOthers)
  const outgoing = useOutgoing()
  const { waiting, refused } = useMemo(() => sorted(outgoing.filter(isPlan), project), [outgoing, project])
  const known = read.data ?? none
  const plans = useMemo(() => withWaiting(known, waiting, me.name), [known, waiting, me.name])
  return {
    read: { ...read, data: read.data && plans },
    /** By floor; none as long as nothing was read. */
    plans,
    /** As the server has them. */
    known,
    waiting: waiting.length,
    refused,
  }
}

/** A save that goes on from a refused one is not sent either. */
function sorted(items: readonly PlanOutgoing[], project: number) {
  const own = items.filter(({ payload }) => payload.project === project)
  const held = new Set(own.filter(({ state }) => state === "refused").map(({ payload }) => payload.id))
  const last = new Map(own.map((item) => [item.payload.id, item]))
  return {
    waiting: own.filter(({ payload }) => !held.has(payload.id)),
    refused: [...held].map((id) => ({
      /** Why: the first that was refused says it. */
      because: own.find(({ payload, state }) => payload.id === id && state === "refused")!,
      last: last.get(id)!,
      keys: own.filter(({ payload }) => payload.id === id).map(({ key }) => key),
    })),
  }
}
export type RefusedPlans = ReturnType<typeof usePlans>["refused"]

function withWaiting(
  known: readonly SavedPlan[],
  waiting: readonly PlanOutgoing[],
  savedBy: string,
): ShownPlan[] {
  const plans = new Map<string, ShownPlan>(known.map((plan) => [plan.id, { ...plan, underway: false }]))
  for (const { key, payload } of waiting) {
    const { after: _, removed, ...plan } = payload.plan
    if (removed) plans.delete(payload.id)
    else plans.set(payload.id, { ...plan, id: payload.id, version: key, savedBy, underway: true })
  }
  return [...plans.values()].toSorted((one, other) => one.level - other.level)
}
