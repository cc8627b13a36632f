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

const path = "/api/materials/orders"

export const api = {
  list: () => get(StockOrders, path),
  proposal: () => get(Proposal, `${path}/proposal`),
  one: (id: number) => get(StockOrder, `${path}/${id}`),
  place: (order: NewOrder, options: CallOptions) => post(StockOrder, path, order, options),
  mail: (id: number, wish: MailOrder, options: CallOptions) =>
    post(StockOrder, `${path}/${id}/mail`, wish, options),
  receive: (id: number, receipt: Receipt, options: CallOptions) =>
    post(Received, `${path}/${id}/receive`, receipt, options),
  close: (id: number, wish: CloseOrder) => put(StockOrder, `${path}/${id}/closed`, wish),
}
