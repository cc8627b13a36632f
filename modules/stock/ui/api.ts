import { type CallOptions, download, get, post, put } from "#ui/lib/http.ts"
import type { ItemChange, ItemFields } from "../items/schema.ts"
import type { LabelWish } from "../labels/schema.ts"
import {
  type Adjust,
  type Count,
  Counted,
  CountedAt,
  type CountList,
  ItemHistory,
  type Move,
  Moved,
  type PlaceKey,
  Places,
  type Return,
  StockItem,
  StockItems,
} from "../schema.ts"

export const api = {
  list: (query: { archived?: true } = {}) => get(StockItems, "/api/materials/stock", query),
  places: () => get(Places, "/api/materials/places"),
  one: (id: number, most: number) => get(ItemHistory, `/api/materials/stock/${id}`, { most }),
  add: (fields: ItemFields, options: CallOptions) => post(StockItem, "/api/materials/stock", fields, options),
  change: (id: number, change: ItemChange) => put(StockItem, `/api/materials/stock/${id}`, change),
  archive: (id: number) => post(StockItem, `/api/materials/stock/${id}/archive`),
  restore: (id: number) => post(StockItem, `/api/materials/stock/${id}/restore`),
  adjust: (id: number, wish: Adjust, options: CallOptions) =>
    post(Moved, `/api/materials/stock/${id}/adjust`, wish, options),
  giveBack: (id: number, wish: Return, options: CallOptions) =>
    post(Moved, `/api/materials/stock/${id}/return`, wish, options),
  count: (id: number, wish: Count, options: CallOptions) =>
    post(Moved, `/api/materials/stock/${id}/count`, wish, options),
  countedAt: (place: PlaceKey) => get(CountedAt, "/api/materials/counts", { place }),
  countAll: (wish: CountList, options: CallOptions) => post(Counted, "/api/materials/counts", wish, options),
  reverseAll: (ids: number[], options: CallOptions) =>
    post(Counted, "/api/materials/movements/reverse", { ids }, options),
  move: (id: number, wish: Move, options: CallOptions) =>
    post(Moved, `/api/materials/stock/${id}/move`, wish, options),
  labels: (ids: readonly number[], wish: LabelWish) =>
    download("/api/materials/labels", { query: { ...wish, ids: ids.join("-") } }),
  reverse: (movementId: number, options: CallOptions = {}) =>
    post(Moved, `/api/materials/movements/${movementId}/reverse`, undefined, options),
}
