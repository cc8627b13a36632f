import { list } from "#ui/list/list.ts"
import type { ViewOf } from "#ui/list/useListView.ts"
import type { StockItem } from "../../schema.ts"
import { foundItems } from "../list/stockList.ts"

/** What lies at one place, which the address says. */
export const countList = list<StockItem>()({
  path: "/material-stock/tellen",
  keyOf: ({ id }) => id,
  choices: { place: { word: "plek" } },
  find: foundItems,
  texts: { name: "stock.counting.title", search: "stock.counting.search" },
})

export type CountView = ViewOf<typeof countList>
