import * as z from "zod/mini"
import { del, get, post, put } from "#ui/lib/http.ts"
import {
  QuoteRequest,
  QuoteRequestDetail,
  RequestCounts,
  type RequestFilter,
  type SetDisposition,
} from "../../requests/schema.ts"
import { Done, StatusLink } from "../../status/schema.ts"

/** The office's calls; the wizard's are in public/api.ts. */
export const api = {
  list: (filter: RequestFilter) => get(z.array(QuoteRequest), "/api/offerte-aanvragen", filter),
  counts: () => get(RequestCounts, "/api/offerte-aanvragen/counts"),
  get: (id: number) => get(QuoteRequestDetail, `/api/offerte-aanvragen/${id}`),
  dispose: (id: number, disposition: SetDisposition) =>
    put(QuoteRequest, `/api/offerte-aanvragen/${id}/disposition`, disposition),
  read: (id: number) => put(Done, `/api/offerte-aanvragen/${id}/reading`),
  giveLink: (id: number) => post(StatusLink, `/api/offerte-aanvragen/${id}/link`),
  endLinks: (id: number) => del(Done, `/api/offerte-aanvragen/${id}/link`),
  generateDocuments: (id: number) => post(QuoteRequest, `/api/offerte-aanvragen/${id}/documents`),
}
