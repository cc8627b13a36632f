import useSWR from "swr"
import type { ApiError } from "#ui/lib/http.ts"
import { t } from "#ui/lib/i18n.ts"
import { offerUndo } from "#ui/lib/undo.ts"
import { useAction } from "#ui/lib/useAction.ts"
import type { Pair } from "../../../photos/pairs/schema.ts"
import { api } from "../api.ts"
import { pairsPath } from "../paths.ts"

export const usePairs = (project: number) =>
  useSWR<Pair[], ApiError>(pairsPath(project), () => api.pairs(project), { revalidateIfStale: true })

const opposite = { pair: "unpair", unpair: "pair" } as const

/** Makes two photos a pair, or takes them apart, each with the way back. */
export function usePairing(project: number) {
  const refreshes = [pairsPath(project)]
  return useAction(
    async (verb: "pair" | "unpair", pair: Pair) => {
      await api[verb](project, pair)
      offerUndo({
        said: t(`intake.photos.pairs.said.${verb}`),
        back: () => api[opposite[verb]](project, pair),
        refreshes,
        failed: t("intake.photos.failed"),
      })
    },
    { refreshes, failed: "intake.photos.failed" },
  )
}
