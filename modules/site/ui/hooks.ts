import { usePolled } from "#ui/lib/swr.tsx"
import { useAction } from "#ui/lib/useAction.ts"
import type { Message, MessageState } from "../schema.ts"
import { api } from "./api.ts"

/** Every read of a message begins with it, so a write refreshes them all. */
export const messagesPath = "/api/messages"

const forNewOnes = 60_000

/** The messages of one state, newest first; a new one shows within a minute. */
export const useMessages = (state: MessageState) =>
  usePolled<Message[]>([messagesPath, { state }], () => api.list({ state }), forNewOnes)

/** The messages of every state, for a link that leads to one of another; only when wanted. */
export const useAllMessages = (wanted: boolean) =>
  usePolled<Message[]>(wanted ? [messagesPath, {}] : null, () => api.list({}), 0)

/** How many there are of each state. */
export const useCounts = () => usePolled(`${messagesPath}/counts`, api.counts, forNewOnes)

/** How many nobody has read; for the menu. */
export const useNewCount = () => useCounts().data?.new

/** `moved` hears of it before the lists do, or the message would be gone from its list for a moment. */
export const useSetState = (moved: (now: Message) => void = () => {}) =>
  useAction(
    async (...args: Parameters<typeof api.setState>) => {
      const now = await api.setState(...args)
      moved(now)
      return now
    },
    { refreshes: messagesPath },
  )
