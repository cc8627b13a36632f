import { useAction } from "#ui/lib/useAction.ts"
import type { Disposition, QuoteRequest } from "../../requests/schema.ts"
import { api } from "./api.ts"
import { requestsPath } from "./hooks.ts"
import type { MovedRequests } from "./requestList.ts"

/** Moves a request to another pile; the list keeps a way back in its place. */
export function useDispose(moved: MovedRequests) {
  return useAction(
    async (request: QuoteRequest, to: Disposition) => {
      const now = await api.dispose(request.id, to)
      moved.remember(now, request.disposition)
      return now
    },
    { refreshes: requestsPath },
  )
}

/** Puts it back where it was. */
export const useUndo = () => useAction(api.dispose, { refreshes: requestsPath })
