import { useState } from "react"
import useSWR from "swr"
import { useLocation } from "wouter"
import { affectedPaths, projectsPath } from "#modules/projects/ui/hooks.ts"
import type { ApiError } from "#ui/lib/http.ts"
import { usePolled } from "#ui/lib/swr.tsx"
import { useAction } from "#ui/lib/useAction.ts"
import { useWishKey } from "#ui/lib/useWishKey.ts"
import type { DueBilling, ProjectBilling } from "../billing/schema.ts"
import type {
  InvoiceMailProposal,
  NewProjectInvoice,
  SalesInvoice,
  SalesInvoiceInShort,
} from "../sales/schema.ts"
import { api, type InvoicesOf } from "./api.ts"

/** Everything about sales invoices is read under it. */
const salesPath = "/api/sales-invoices"
/** What a change of one shows in: what is billed of its project, and the card of its customer. */
export const touchedPaths = [salesPath, ...affectedPaths]

/** Ten thousand take megabytes, so not every minute. */
const forNewOnes = 300_000
const forColleagues = 60_000
const whileItMoves = 2_000

export const useSalesInvoices = () =>
  usePolled<SalesInvoiceInShort[]>(salesPath, () => api.list(), forNewOnes)

/** Those of one customer, or of one job. */
export const useInvoicesOf = (of: InvoicesOf) =>
  usePolled<SalesInvoiceInShort[]>([salesPath, "of", of], () => api.list(of), forColleagues)

export const useDueBilling = () => usePolled<DueBilling[]>(`${salesPath}/due`, api.due, forColleagues)

/** Asked again and again as long as its files are made or its mail is on its way. */
export function useSalesInvoice(id: number | undefined) {
  const [moving, setMoving] = useState(false)
  const invoice = usePolled<SalesInvoice>(
    id !== undefined && [salesPath, id],
    () => api.get(id!),
    moving ? whileItMoves : forColleagues,
  )
  const moves = invoice.data?.files === "making" || invoice.data?.mail?.state === "waiting"
  if (moves !== moving) setMoving(moves)
  return invoice
}

/** What Waterpas would write above it as it was when one asked: what moves meanwhile takes no typed words away. */
export function useMailProposal(invoice: SalesInvoice) {
  const [{ id, version }] = useState(invoice)
  return useSWR<InvoiceMailProposal, ApiError>([salesPath, id, "mail", version], () => api.mailProposal(id), {
    revalidateIfStale: true,
  })
}

export const useProjectBilling = (project: number) =>
  usePolled<ProjectBilling>([projectsPath, project, "billing"], () => api.billing(project), forColleagues)

/** Makes the draft of what a job asks for, and leads there. */
export function useDraftOf(project: number) {
  const [, navigate] = useLocation()
  const key = useWishKey()
  return useAction(
    async (wish: NewProjectInvoice) => {
      const draft = await api.draftOf(project, wish, key.of(wish))
      key.heard()
      navigate(`/facturen/${draft.id}`)
      return draft
    },
    { refreshes: touchedPaths, failed: "business.due.failed" },
  )
}
