import { t } from "#ui/lib/i18n.ts"
import { newKey } from "#ui/lib/newKey.ts"
import { outbox } from "#ui/outbox/outbox.ts"
import { drawnOf } from "../../plan/edit.ts"
import type { Plan } from "../../plan/schema.ts"
import { offerBack } from "../offerBack.ts"
import { planKind, type QueuedPlan } from "./senders.ts"

/** A plan as it stands before the person; his next save goes on from that version. */
export type StandingPlan = Plan & { id: string; version: string }

/**
 * What one does with the floor plans of a project; each of it can be taken back in the bar. The result comes once it is
 * kept on this device, and is what a next save goes on from, at once or later.
 */
export const planChanges = (project: number) => ({
  async add(plan: Plan): Promise<StandingPlan> {
    const id = newKey()
    const version = await keepPlan({ project, id }, plan, { after: null })
    offerBack(t("intake.plans.undo.added"), version, () =>
      keepPlan({ project, id }, plan, { after: version, removed: true }),
    )
    return { ...plan, id, version }
  },
  async change(before: StandingPlan, plan: Plan): Promise<StandingPlan> {
    const { id } = before
    const version = await keepPlan({ project, id }, plan, { after: before.version })
    offerBack(t("intake.plans.undo.changed"), version, () =>
      keepPlan({ project, id }, before, { after: version }),
    )
    return { ...plan, id, version }
  },
  async remove(before: StandingPlan): Promise<void> {
    const { id } = before
    const version = await keepPlan({ project, id }, before, { after: before.version, removed: true })
    offerBack(t("intake.plans.undo.removed"), version, () =>
      keepPlan({ project, id }, before, { after: version }),
    )
  },
})

/** Kept on this device and sent as soon as there is a way. The result is what the next save goes on from. */
export async function keepPlan(
  { project, id }: Pick<QueuedPlan, "project" | "id">,
  drawn: Plan,
  { after, removed = false }: { after: string | null; removed?: boolean },
): Promise<string> {
  const key = newKey()
  const plan = { ...drawnOf(drawn), after, removed, savedAt: new Date().toISOString() }
  await outbox.add(planKind, { project, id, plan } satisfies QueuedPlan, key)
  return key
}
