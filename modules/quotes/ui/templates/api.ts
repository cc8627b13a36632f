import * as z from "zod/mini"
import { del, get, post, put } from "#ui/lib/http.ts"
import { keyed } from "#ui/lib/newKey.ts"
import { FilledTemplate, type NewTemplate, type RenameTemplate, Template } from "../../templates/schema.ts"

export const api = {
  list: () => get(z.array(Template), "/api/quotation-templates"),
  /** At the prices of today. */
  get: (id: number) => get(FilledTemplate, `/api/quotation-templates/${id}`),
  keep: (template: NewTemplate, key: string) =>
    post(Template, "/api/quotation-templates", template, keyed(key)),
  rename: (id: number, change: RenameTemplate) => put(Template, `/api/quotation-templates/${id}`, change),
  remove: (id: number) => del(z.null(), `/api/quotation-templates/${id}`),
  restore: (id: number) => put(Template, `/api/quotation-templates/${id}/restored`),
}
