import { searchIn, unspaced } from "#ui/lib/search.ts"
import type { Moved } from "#ui/lib/useMoved.ts"
import { list } from "#ui/list/list.ts"
import type { ViewOf } from "#ui/list/useListView.ts"
import type { Message } from "../schema.ts"

export const messageList = list<Message>()({
  keyOf: ({ id }) => id,
  piles: {
    new: { slug: "nieuw" },
    read: { slug: "gelezen" },
    answered: { slug: "beantwoord" },
    spam: { slug: "spam" },
  },
  find: searchIn(({ name, email, phone, subject, message }) =>
    [name, email, phone, unspaced(phone), subject, message].join(" "),
  ),
  openWord: "bericht",
  texts: {
    name: "messages.list",
    piles: "messages.filters",
    pile: (pile) => `messages.filter.${pile}`,
    search: "messages.search",
    found: "messages.found",
  },
  keys: true,
})

export type MessageView = ViewOf<typeof messageList>
export type MovedMessages = Moved<Message>
