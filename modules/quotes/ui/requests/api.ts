import * as z from "zod/mini"
import { get, post, put } from "#ui/lib/http.ts"
import {
  QuoteRequest,
  QuoteRequestDetail,
  RequestCounts,
  type RequestFilter,
  type SetDisposition,
} from "../../requests/schema.ts"

/** The office's calls; the wizard's are in public/api.ts. */
export const api = {
  list: (filter: RequestFilter) => get(z.array(QuoteRequest), "/api/offerte-aanvragen", filter),
  counts: () => get(RequestCounts, "/api/offerte-aanvragen/counts"),
  get: (id: number) => get(QuoteRequestDetail, `/api/offerte-aanvragen/${id}`),
  dispose: (id: number, disposition: SetDisposition) =>
    put(QuoteRequest, `/api/offerte-aanvragen/${id}/disposition`, disposition),
  generateDocuments: (id: number) => post(QuoteRequest, `/api/offerte-aanvragen/${id}/documents`),
}
