import { Elysia } from "elysia"
import * as z from "zod/mini"
import { guard } from "#modules/access/guard.ts"
import type { Access } from "#modules/access/service.ts"
import { downloadOf } from "#src/http/download.ts"
import { keyOf } from "#src/http/idempotency.ts"
import type { KeptReplies } from "#src/http/kept.ts"
import { longReply } from "#src/http/longReply.ts"
import { ById } from "#src/http/params.ts"
import type { InvoiceLetters } from "./letters.ts"
import {
  InvoiceChange,
  InvoiceMail,
  InvoiceMailProposal,
  invoiceFormats,
  NewCredit,
  NewInvoice,
  NewProjectInvoice,
  RemoveInvoice,
  SalesFilter,
  SalesInvoice,
  SalesInvoiceInShort,
  SaveSeries,
  SendInvoice,
  Series,
} from "./schema.ts"
import type { SalesSeries } from "./series.ts"
import type { SalesInvoices } from "./service.ts"
import type { SalesView } from "./view.ts"

const OneFile = z.extend(ById, { format: z.enum(invoiceFormats) })

/** Spread into each call: what a call is given becomes its own. */
const one = { role: "manager", params: ById, response: SalesInvoice } as const

export const salesRoutes = (
  {
    salesInvoices: invoices,
    salesView,
    invoiceLetters: letters,
    salesSeries: series,
  }: {
    salesInvoices: SalesInvoices
    salesView: SalesView
    invoiceLetters: InvoiceLetters
    salesSeries: SalesSeries
  },
  access: Access,
  kept: KeptReplies,
) =>
  new Elysia({ prefix: "/api" })
    .use(guard(access))
    .use(kept)
    .get("/sales-invoices", ({ query }) => salesView.list(query), {
      role: "manager",
      kept: true,
      query: SalesFilter,
      response: longReply(z.array(SalesInvoiceInShort)),
    })
    .post("/sales-invoices", ({ body, request, me }) => invoices.draftFree(body, keyOf(request), me), {
      role: "manager",
      body: NewInvoice,
      response: SalesInvoice,
    })
    .post(
      "/projects/:id/sales-invoices",
      ({ params, body, request, me }) => invoices.draftOfProject(params.id, body, keyOf(request), me),
      { ...one, body: NewProjectInvoice },
    )
    .get("/sales-series", () => series.current(), { role: "manager", response: Series })
    .put("/sales-series", ({ body, me }) => series.save(body, me), {
      role: "owner",
      body: SaveSeries,
      response: Series,
    })
    .get("/sales-invoices/:id", ({ params }) => invoices.get(params.id), { ...one })
    .put("/sales-invoices/:id", ({ params, body, me }) => invoices.change(params.id, body, me), {
      ...one,
      body: InvoiceChange,
    })
    .put("/sales-invoices/:id/removed", ({ params, body, me }) => invoices.setRemoved(params.id, body, me), {
      ...one,
      body: RemoveInvoice,
    })
    .put(
      "/sales-invoices/:id/sending",
      ({ params, body, request, me }) => invoices.send(params.id, body, keyOf(request), me),
      { ...one, body: SendInvoice },
    )
    .post(
      "/sales-invoices/:id/credits",
      ({ params, body, request, me }) => invoices.credit(params.id, body, keyOf(request), me),
      { ...one, body: NewCredit },
    )
    .get("/sales-invoices/:id/mail", ({ params }) => letters.proposal(params.id), {
      role: "manager",
      params: ById,
      response: InvoiceMailProposal,
    })
    .post(
      "/sales-invoices/:id/mail",
      ({ params, body, request, me }) => {
        letters.mailAgain(params.id, body, keyOf(request), me)
        return invoices.get(params.id)
      },
      { ...one, body: InvoiceMail },
    )
    .get(
      "/sales-invoices/:id/file/:format",
      async ({ params, me }) => {
        const file = await letters.file(params.id, params.format, me)
        return downloadOf(file, { attachment: file.name })
      },
      { role: "manager", params: OneFile },
    )
