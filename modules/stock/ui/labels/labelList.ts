import { list } from "#ui/list/list.ts"
import type { StockItem } from "../../schema.ts"
import { stockListFor } from "../list/stockList.ts"

const { choices, ...stock } = stockListFor("worker")

/** What may get a label: looked for as in the stock, or the one that its own page leads to. */
export const labelList = list<StockItem>()({
  ...stock,
  path: "/material-stock/etiketten",
  choices: {
    category: choices!.category,
    item: { word: "materiaal", fits: ({ id }: StockItem, chosen: string) => String(id) === chosen },
  },
  keys: false,
})
