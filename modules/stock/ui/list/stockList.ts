import { type Role, reaches } from "#src/shared/roles.ts"
import { searchIn } from "#ui/lib/search.ts"
import { list } from "#ui/list/list.ts"
import type { StockItem } from "../../schema.ts"

/** By name or supplier, or by what stands on the box. */
export const foundItems = searchIn(({ name, supplier, article, code, category, location }: StockItem) =>
  [name, supplier, article, code, category, location].join(" "),
)

const piles = {
  all: { slug: "alles", holds: ({ archived }: StockItem) => !archived },
  low: { slug: "laag", holds: ({ state, archived }: StockItem) => state === "low" && !archived },
  high: { slug: "hoog", holds: ({ state, archived }: StockItem) => state === "high" && !archived },
  archived: { slug: "archief", uncounted: true, holds: ({ archived }: StockItem) => archived },
}

const stockList = list<StockItem>()({
  path: "/material-stock",
  keyOf: ({ id }) => id,
  piles,
  choices: { category: { word: "soort", fits: ({ category }, chosen) => category === chosen } },
  find: foundItems,
  texts: {
    name: "stock.title",
    piles: "stock.list.piles",
    pile: (pile) => `stock.list.pile.${pile}`,
    search: "stock.list.search",
    found: "stock.list.found",
  },
  keys: true,
})

/** What is not kept any more only the office looks at. */
const { archived: _, ...atHand } = piles
const workersList: typeof stockList = { ...stockList, piles: atHand as typeof piles }

export const stockListFor = (role: Role) => (reaches(role, "manager") ? stockList : workersList)
