import * as z from "zod/mini"
import { get, post, put } from "#ui/lib/http.ts"
import { keyed } from "#ui/lib/newKey.ts"
import { type ItemChange, type ItemMove, ListedItem, type NewItem } from "../../../checks/templates/schema.ts"

export const itemsPath = "/api/intake-items"

export const api = {
  items: () => get(z.array(ListedItem), "/api/intake-items"),
  addItem: (item: NewItem, key: string) => post(ListedItem, "/api/intake-items", item, keyed(key)),
  setItem: (id: string, change: ItemChange) => put(ListedItem, `/api/intake-items/${id}`, change),
  moveItem: (id: string, move: ItemMove) => post(z.array(ListedItem), `/api/intake-items/${id}/move`, move),
}
