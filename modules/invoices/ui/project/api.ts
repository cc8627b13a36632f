import * as z from "zod/mini"
import { get } from "#ui/lib/http.ts"
import { ProjectInvoice } from "../../allocations/schema.ts"

export const api = {
  ofProject: (project: number) => get(z.array(ProjectInvoice), `/api/projects/${project}/invoices`),
}
