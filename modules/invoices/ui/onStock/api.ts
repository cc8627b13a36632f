import { type CallOptions, del, get, post } from "#ui/lib/http.ts"
import { Removed } from "../../allocations/schema.ts"
import { OnStockNow, type PutOnStock, StockLines, type TakeOffStock } from "../../onStock/schema.ts"

export const api = {
  lines: (invoice: number) => get(StockLines, `/api/invoice-allocations/invoice/${invoice}/stock`),
  put: (wish: PutOnStock, options: CallOptions) =>
    post(OnStockNow, "/api/invoice-allocations/stock", wish, options),
  remove: (id: number, options: CallOptions) => del(Removed, `/api/invoice-allocations/stock/${id}`, options),
  takeBack: (wish: TakeOffStock, options: CallOptions) =>
    post(Removed, "/api/invoice-allocations/stock/removal", wish, options),
}
