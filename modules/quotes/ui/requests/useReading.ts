import { useEffect } from "react"
import { useAction } from "#ui/lib/useAction.ts"
import type { QuoteRequestDetail } from "../../requests/schema.ts"
import { api } from "./api.ts"
import { requestsPath } from "./hooks.ts"

/** Whoever has a request open has read it: its sender sees that, and the notice of what he added goes. */
export function useReading({ id, isRead, hasNews }: QuoteRequestDetail) {
  const { act } = useAction(api.read, { refreshes: requestsPath })
  const unread = !isRead || hasNews
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each that is opened, or added to meanwhile
  useEffect(() => void (unread && act(id)), [id, unread])
}
