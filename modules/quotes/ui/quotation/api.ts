import * as z from "zod/mini"
import { del, download, get, post } from "#ui/lib/http.ts"
import { keyed } from "#ui/lib/newKey.ts"
import {
  type AcceptQuotation,
  MailProposal,
  type NewDeclaration,
  type RejectQuotation,
  type SendQuotation,
} from "../../decisions/schema.ts"
import type { FileKind } from "../../documents/schema.ts"
import { PricedContent } from "../../quotations/content.schema.ts"
import {
  type CopyQuotation,
  type NewQuotation,
  type PreviewQuotation,
  Quotation,
  QuotationVersion,
  type SaveQuotation,
} from "../../quotations/schema.ts"

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
  copy: (id: number, wanted: CopyQuotation, key: string) =>
    post(Quotation, `/api/quotations/${id}/copies`, wanted, keyed(key)),
  redoDocuments: (id: number) => post(Quotation, `/api/quotations/${id}/documents`),
  document: (id: number, version: number, kind: FileKind) =>
    download(`/api/quotations/${id}/versions/${version}/documents/${kind}`),
  /** The text, in a file named after the project's id. */
  text: (id: number, version: number) => download(`/api/quotations/${id}/versions/${version}/text`),
  mail: (id: number) => get(MailProposal, `/api/quotations/${id}/mail`),
  send: (id: number, order: SendQuotation, key: string) =>
    post(Quotation, `/api/quotations/${id}/sending`, order, keyed(key)),
  accept: (id: number, seen: AcceptQuotation, key: string) =>
    post(Quotation, `/api/quotations/${id}/acceptance`, seen, keyed(key)),
  reject: (id: number, why: RejectQuotation, key: string) =>
    post(Quotation, `/api/quotations/${id}/rejection`, why, keyed(key)),
  takeBack: (id: number, key: string) => del(Quotation, `/api/quotations/${id}/outcome`, keyed(key)),
  declare(id: number, declared: NewDeclaration, proof: File | undefined, key: string) {
    const body = new FormData()
    body.append("data", JSON.stringify(declared))
    if (proof) body.append("file", proof)
    return post(Quotation, `/api/quotations/${id}/declarations`, body, keyed(key))
  },
  proof: (id: number, declaration: number) =>
    download(`/api/quotations/${id}/declarations/${declaration}/file`),
}
