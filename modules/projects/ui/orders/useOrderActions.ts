import { formatEuros } from "#ui/lib/format.ts"
import { t } from "#ui/lib/i18n.ts"
import { offerUndo } from "#ui/lib/undo.ts"
import { useAction } from "#ui/lib/useAction.ts"
import type { Commitment } from "../../commitments/schema.ts"
import type { Costs } from "../../schema.ts"
import { affectedPaths } from "../hooks.ts"
import { orRefreshed } from "../orRefreshed.ts"
import { api } from "./api.ts"

/** What one press does with an order; each can be undone. `focus`: where one is once its row is gone or back. */
export function useOrderActions(project: number, focus: () => void) {
  // One at a time: a second press would be about an order that is changing.
  const { act, error } = useAction((change: Change, order: Commitment) => orRefreshed(change(order)), {
    refreshes: affectedPaths,
  })
  const settle =
    (settled: number | null): Change =>
    ({ id, version }) =>
      api.settle(project, id, { settled, version })
  const cancel =
    (cancelled: boolean): Change =>
    ({ id, version }) =>
      api.cancel(project, id, { cancelled, version })

  async function run(order: Commitment, to: Change, back: Change, said: string) {
    const costs = await act(to, order)
    // As it was left: what was changed since is not undone.
    const left = costs?.commitments.find(({ id }) => id === order.id)
    if (!left) return
    offerUndo({ said, back: () => back(left), focus, refreshes: affectedPaths, takesFocus: true })
  }

  return {
    error,
    settle(order: Commitment) {
      const { supplier, remaining, settled } = order
      const said = t("projects.orders.settled", { supplier, amount: formatEuros(remaining) })
      return run(order, settle(null), settle(settled), said)
    },
    cancel: (order: Commitment) =>
      run(order, cancel(true), cancel(false), t("projects.orders.lapsed", { supplier: order.supplier })),
    reopen(order: Commitment) {
      const { supplier, settled, cancelled } = order
      const said = t("projects.orders.reopened", { supplier })
      return cancelled
        ? run(order, cancel(false), cancel(true), said)
        : run(order, settle(0), settle(settled), said)
    },
  }
}

type Change = (order: Commitment) => Promise<Costs>
