import * as z from "zod/mini"
import { del, download, get, post } from "#ui/lib/http.ts"
import {
  type NewQuotation,
  type PreviewQuotation,
  PricedContent,
  Quotation,
  QuotationVersion,
  type SaveQuotation,
} from "../../quotation/schema.ts"
import type { FileKind } from "../../schema.ts"

export const api = {
  get: (id: number) => get(Quotation, `/api/quotations/${id}`),
  version: (id: number, version: number) =>
    get(QuotationVersion, `/api/quotations/${id}/versions/${version}`),
  preview: (asked: PreviewQuotation, signal?: AbortSignal) =>
    post(PricedContent, "/api/quotations/preview", asked, { signal }),
  start: (quotation: NewQuotation) => post(Quotation, "/api/quotations", quotation),
  /** Keeps a proposal, or makes the next version. */
  save: (id: number, change: SaveQuotation) => post(Quotation, `/api/quotations/${id}/versions`, change),
  discard: (id: number) => del(z.object({ success: z.literal(true) }), `/api/quotations/${id}`),
  redoDocuments: (id: number) => post(Quotation, `/api/quotations/${id}/documents`),
  document: (id: number, version: number, kind: FileKind) =>
    download(`/api/quotations/${id}/versions/${version}/documents/${kind}`),
  /** The text, in a file named after the project's id. */
  text: (id: number, version: number) => download(`/api/quotations/${id}/versions/${version}/text`),
}
