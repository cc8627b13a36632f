import { searchIn } from "#ui/lib/search.ts"
import { list } from "#ui/list/list.ts"
import type { ViewOf } from "#ui/list/useListView.ts"
import type { QuotationRow } from "../../overview/schema.ts"
import type { QuotationState } from "../../quotations/schema.ts"

/** How a state is called in the address. */
export const stateSlugs: Record<QuotationState, string> = {
  proposed: "voorstel",
  concept: "concept",
  sent: "verstuurd",
  accepted: "geaccepteerd",
  rejected: "afgewezen",
  expired: "verlopen",
}
export const isStateSlug = (slug: string) => Object.values(stateSlugs).includes(slug)

/** Every quotation. Its piles are where they come from, which the server tells apart. */
export const quotationList = list<QuotationRow>()({
  keyOf: ({ id }) => id,
  pileWord: "herkomst",
  piles: {
    all: { slug: "" },
    generator: { slug: "chatgpt" },
    request: { slug: "aanvragen" },
    hand: { slug: "zelf" },
  },
  choices: {
    state: {
      word: "status",
      fits: ({ state }, slug) => !isStateSlug(slug) || stateSlugs[state] === slug,
    },
  },
  find: searchIn(({ name, client, address, description, number, projectId }) =>
    [name, client, address, description, number, `#${projectId}`].join(" "),
  ),
  openWord: "offerte",
  texts: {
    name: "quotes.overview.list",
    piles: "quotes.overview.origins",
    pile: (origin) => `quotes.overview.origin.${origin}`,
    search: "quotes.overview.search",
    found: "quotes.overview.found",
  },
  keys: true,
})

export type QuotationsView = ViewOf<typeof quotationList>
