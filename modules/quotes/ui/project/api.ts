import * as z from "zod/mini"
import { download, get } from "#ui/lib/http.ts"
import type { ProjectDocumentKind } from "../../documents/schema.ts"
import { QuotationRow } from "../../overview/schema.ts"
import { ProjectQuotation } from "../../quotations/schema.ts"
import { QuoteRequest } from "../../requests/schema.ts"

export const api = {
  quotation: (project: number) => get(ProjectQuotation, `/api/projects/${project}/documents`),
  document: (project: number, type: ProjectDocumentKind) =>
    download(`/api/projects/${project}/documents/${type}`),
  madeForCustomer: (customer: number) => get(z.array(QuotationRow), `/api/customers/${customer}/quotations`),
  ofCustomer: (customer: number) => get(z.array(QuoteRequest), `/api/customers/${customer}/requests`),
}
