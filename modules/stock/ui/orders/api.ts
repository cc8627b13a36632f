import { type CallOptions, get, post, put } from "#ui/lib/http.ts"
import {
  type CloseOrder,
  type MailOrder,
  type NewOrder,
  Proposal,
  type Receipt,
  Received,
  StockOrder,
  StockOrders,
} from "../../orders/schema.ts"

export const api = {
  list: () => get(StockOrders, "/api/materials/orders"),
  proposal: () => get(Proposal, "/api/materials/orders/proposal"),
  one: (id: number) => get(StockOrder, `/api/materials/orders/${id}`),
  place: (order: NewOrder, options: CallOptions) => post(StockOrder, "/api/materials/orders", order, options),
  mail: (id: number, wish: MailOrder, options: CallOptions) =>
    post(StockOrder, `/api/materials/orders/${id}/mail`, wish, options),
  receive: (id: number, receipt: Receipt, options: CallOptions) =>
    post(Received, `/api/materials/orders/${id}/receive`, receipt, options),
  close: (id: number, wish: CloseOrder) => put(StockOrder, `/api/materials/orders/${id}/closed`, wish),
}
