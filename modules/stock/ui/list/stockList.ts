import { addDays, type Day } from "#src/shared/days.ts"
import { type Role, reaches } from "#src/shared/roles.ts"
import { searchIn } from "#ui/lib/search.ts"
import { list } from "#ui/list/list.ts"
import type { StockItem } from "../../schema.ts"

/** By name or supplier, or by what stands on the box. */
export const foundItems = searchIn(({ name, supplier, article, code, category, location }: StockItem) =>
  [name, supplier, article, code, category, location].join(" "),
)

/** Half a year: what is used on jobs at all is used within that. */
const idleDays = 182

/** It lies there, and nobody took any of it for half a year: it costs room and money. */
export const isIdle = ({ quantity, restsSince }: StockItem, today: Day) =>
  // Of thousands, so by the day in Greenwich: that is quick, and near enough.
  quantity > 0 && restsSince.slice(0, 10) <= addDays(today, -idleDays)

const piles = {
  all: { slug: "alles", holds: ({ archived }: StockItem) => !archived },
  low: { slug: "laag", holds: ({ state, archived }: StockItem) => state === "low" && !archived },
  high: { slug: "hoog", holds: ({ state, archived }: StockItem) => state === "high" && !archived },
  idle: { slug: "stil", holds: (item: StockItem, today: Day) => isIdle(item, today) && !item.archived },
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

/** What lies there for nothing, or is not kept any more, only the office looks at. */
const { archived: _, idle: __, ...atHand } = piles
const workersList: typeof stockList = { ...stockList, piles: atHand as typeof piles }

export const stockListFor = (role: Role) => (reaches(role, "manager") ? stockList : workersList)
