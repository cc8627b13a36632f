import useSWR from "swr"
import type { ApiError } from "#ui/lib/http.ts"
import type { Proposal, StockOrder } from "../../orders/schema.ts"
import { stockPath } from "../hooks.ts"
import { api } from "./api.ts"

const ordersPath = "/api/materials/orders"
/** An order changes what is to be ordered, and what came in how much there is. */
export const touchedByOrders = [ordersPath, stockPath]

/** Somebody else may have ordered or received since. */
const anew = { revalidateIfStale: true }

export const useOrders = () => useSWR<StockOrder[], ApiError>(ordersPath, api.list, anew)
export const useProposal = () => useSWR<Proposal, ApiError>(`${ordersPath}/proposal`, api.proposal, anew)
export const useOrder = (id: number) =>
  useSWR<StockOrder, ApiError>(`${ordersPath}/${id}`, () => api.one(id), anew)
