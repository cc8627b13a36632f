import * as z from "zod/mini"
import { download, get, post, put } from "#ui/lib/http.ts"
import { keyed } from "#ui/lib/newKey.ts"
import { DueBilling, ProjectBilling, type SaveBillingPlan } from "../billing/schema.ts"
import type { NewPayment } from "../payments/schema.ts"
import {
  type InvoiceChange,
  type InvoiceFormat,
  type InvoiceMail,
  InvoiceMailProposal,
  type NewCredit,
  type NewInvoice,
  type NewProjectInvoice,
  type RemoveInvoice,
  SalesInvoice,
  SalesInvoiceInShort,
  type SaveSeries,
  type SendInvoice,
  Series,
} from "../sales/schema.ts"

/** All of them, or those of one customer or one job. */
export type InvoicesOf = { customer?: number; project?: number }

export const api = {
  list: (of: InvoicesOf = {}) => get(z.array(SalesInvoiceInShort), "/api/sales-invoices", of),
  due: () => get(z.array(DueBilling), "/api/sales-invoices/due"),
  draft: (wish: NewInvoice, key: string) => post(SalesInvoice, "/api/sales-invoices", wish, keyed(key)),
  draftOf: (project: number, wish: NewProjectInvoice, key: string) =>
    post(SalesInvoice, `/api/projects/${project}/sales-invoices`, wish, keyed(key)),
  get: (id: number) => get(SalesInvoice, `/api/sales-invoices/${id}`),
  change: (id: number, change: InvoiceChange) => put(SalesInvoice, `/api/sales-invoices/${id}`, change),
  remove: (id: number, removal: RemoveInvoice) =>
    put(SalesInvoice, `/api/sales-invoices/${id}/removed`, removal),
  send: (id: number, sending: SendInvoice, key: string) =>
    put(SalesInvoice, `/api/sales-invoices/${id}/sending`, sending, keyed(key)),
  credit: (id: number, credit: NewCredit, key: string) =>
    post(SalesInvoice, `/api/sales-invoices/${id}/credits`, credit, keyed(key)),
  file: (id: number, format: InvoiceFormat) => download(`/api/sales-invoices/${id}/file/${format}`),
  mailProposal: (id: number) => get(InvoiceMailProposal, `/api/sales-invoices/${id}/mail`),
  mailAgain: (id: number, letter: InvoiceMail, key: string) =>
    post(SalesInvoice, `/api/sales-invoices/${id}/mail`, letter, keyed(key)),
  notePayment: (id: number, payment: NewPayment, key: string) =>
    post(SalesInvoice, `/api/sales-invoices/${id}/payments`, payment, keyed(key)),
  setPaymentRemoved: (payment: number, removed: boolean) =>
    put(SalesInvoice, `/api/sales-payments/${payment}/removed`, { removed }),
  series: () => get(Series, "/api/sales-series"),
  saveSeries: (series: SaveSeries) => put(Series, "/api/sales-series", series),
  billing: (project: number) => get(ProjectBilling, `/api/projects/${project}/billing`),
  savePlan: (project: number, plan: SaveBillingPlan) =>
    put(ProjectBilling, `/api/projects/${project}/billing-plan`, plan),
}
