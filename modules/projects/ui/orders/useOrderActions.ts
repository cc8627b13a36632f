import { formatEuros } from "#ui/lib/format.ts"
import { t } from "#ui/lib/i18n.ts"
import { offerUndo } from "#ui/lib/undo.ts"
import { useAction } from "#ui/lib/useAction.ts"
import type { Commitment } from "../../commitments/schema.ts"
import type { Costs } from "../../schema.ts"
import { affectedPaths } from "../hooks.ts"
import { api } from "./api.ts"

/** What one press does with an order; each can be undone. `focus`: where one is once its row is gone or back. */
export function useOrderActions(project: number, focus: () => void) {
  const settle = useAction(
    ({ id, version }: Commitment) => api.settle(project, id, { settled: null, version }),
    { refreshes: affectedPaths },
  )
  const cancel = useAction(
    ({ id, version }: Commitment) => api.cancel(project, id, { cancelled: true, version }),
    { refreshes: affectedPaths },
  )
  const reopen = useAction(
    ({ id, version, cancelled }: Commitment) =>
      cancelled
        ? api.cancel(project, id, { cancelled: false, version })
        : api.settle(project, id, { settled: 0, version }),
    { refreshes: affectedPaths },
  )
  const offer = (said: string, back: () => Promise<Costs>) =>
    offerUndo({ said, back, focus, refreshes: affectedPaths, takesFocus: true })

  return {
    error: settle.error ?? cancel.error ?? reopen.error,
    async settle(order: Commitment) {
      const { id, supplier, remaining, settled } = order
      const version = versionIn(await settle.act(order), id)
      if (version === undefined) return
      const said = t("projects.orders.settled", { supplier, amount: formatEuros(remaining) })
      offer(said, () => api.settle(project, id, { settled, version }))
    },
    async cancel(order: Commitment) {
      const { id, supplier } = order
      const version = versionIn(await cancel.act(order), id)
      if (version === undefined) return
      const said = t("projects.orders.lapsed", { supplier })
      offer(said, () => api.cancel(project, id, { cancelled: false, version }))
    },
    async reopen(order: Commitment) {
      const { id, supplier, settled, cancelled } = order
      const version = versionIn(await reopen.act(order), id)
      if (version === undefined) return
      const said = t("projects.orders.reopened", { supplier })
      offer(said, () =>
        cancelled
          ? api.cancel(project, id, { cancelled: true, version })
          : api.settle(project, id, { settled, version }),
      )
    },
  }
}

/** As it was left: what was changed since is not undone. */
const versionIn = (costs: Costs | undefined, order: number) =>
  costs?.commitments.find(({ id }) => id === order)?.version
