import { t } from "#ui/lib/i18n.ts"
import { offerUndo } from "#ui/lib/undo.ts"
import { useAction } from "#ui/lib/useAction.ts"
import type { Disposition, QuoteRequest } from "../../requests/schema.ts"
import { api } from "./api.ts"
import { requestsPath } from "./hooks.ts"
import type { MovedRequests } from "./requestList.ts"
import { focusRow } from "./requestRow.ts"

/** Moves a request to another pile; the list keeps a way back in its place. */
export function useDispose(moved: MovedRequests) {
  return useAction(
    async ({ id, disposition: from }: QuoteRequest, to: Disposition) => {
      const now = await api.dispose(id, { disposition: to })
      const { referenceNumber, contactInfo } = now
      const offer = offerUndo({
        said: `${t(`quotes.triage.moved.${to}`, { name: contactInfo.name })} ${referenceNumber}`,
        back: () => api.dispose(id, { disposition: from, from: to }),
        refreshes: [requestsPath],
        done: () => moved.forget(id),
        focus: () => focusRow(id),
      })
      moved.remember(now, offer)
      return now
    },
    { refreshes: requestsPath },
  )
}
