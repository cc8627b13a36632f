import type { Moved } from "#ui/lib/useMoved.ts"
import { type PileView, usePileView } from "#ui/lib/usePileView.ts"
import type { Message, MessageState } from "../schema.ts"

export type MessageView = PileView<MessageState>
export type MovedMessages = Moved<Message, MessageState>

const slugs: Record<MessageState, string> = {
  new: "nieuw",
  read: "gelezen",
  answered: "beantwoord",
  spam: "spam",
}

export const useMessageView = () => usePileView(slugs, "bericht")
