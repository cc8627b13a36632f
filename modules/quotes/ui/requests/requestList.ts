import type { Moved } from "#ui/lib/useMoved.ts"
import { list } from "#ui/list/list.ts"
import type { ViewOf } from "#ui/list/useListView.ts"
import type { QuoteRequest } from "../../requests/schema.ts"
import { found } from "./search.ts"

export const requestList = list<QuoteRequest>()({
  keyOf: ({ id }) => id,
  piles: {
    open: { slug: "open" },
    won: { slug: "opdracht" },
    rejected: { slug: "afgewezen" },
    archived: { slug: "gearchiveerd" },
    spam: { slug: "spam" },
  },
  find: found,
  openWord: "aanvraag",
  texts: {
    name: "quotes.requests.list",
    piles: "quotes.requests.filters",
    pile: (pile) => `quotes.requests.filter.${pile}`,
    search: "quotes.requests.search",
    found: "quotes.requests.found",
  },
  keys: true,
})

export type RequestView = ViewOf<typeof requestList>
export type MovedRequests = Moved<QuoteRequest>
