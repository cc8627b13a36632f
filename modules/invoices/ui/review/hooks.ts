import { useState } from "react"
import useSWR from "swr"
import type { ApiError } from "#ui/lib/http.ts"
import { usePolled } from "#ui/lib/swr.tsx"
import type { PurchaseInvoice } from "../../purchases/schema.ts"
import type { Scan, ScanRow } from "../../scans/schema.ts"
import type { Supplier } from "../../suppliers/schema.ts"
import { api as scanApi } from "../scanner/api.ts"
import { api } from "./api.ts"

export const scansPath = "/api/invoice-ocr/scans"
export const invoicesPath = "/api/purchase-invoices"
const suppliersPath = "/api/suppliers"
/** What posting an invoice, or taking it back, shows in. */
export const affectedPaths = [
  ...[scansPath, invoicesPath, suppliersPath],
  ...["/api/invoice-allocations", "/api/unassigned-tracking"],
]

const whileRead = 700
const forOthers = 60_000

/** One scan, asked again more than once a second as long as it is being read. */
export function useScan(id: number | undefined) {
  const [every, setEvery] = useState(forOthers)
  const read = usePolled<Scan>(id !== undefined && [scansPath, id], () => scanApi.scan(id!), every)
  const underway = read.data?.state === "waiting" || read.data?.state === "reading"
  const next = read.error?.status === 404 ? 0 : underway ? whileRead : forOthers
  if (next !== every) setEvery(next)
  return read
}

/** What waits to be checked, besides this one: the oldest first. */
export const waitingBeside = (scans: readonly ScanRow[], id: number) =>
  scans
    .filter((scan) => scan.id !== id && (scan.state === "read" || scan.state === "failed"))
    .toSorted((a, b) => a.id - b.id)

export const useSuppliers = () => useSWR<Supplier[], ApiError>(suppliersPath, api.suppliers)

export const usePurchaseInvoice = (id: number | undefined) =>
  useSWR<PurchaseInvoice, ApiError>(id !== undefined && [invoicesPath, id], () => api.invoice(id!), {
    revalidateOnMount: true,
  })
