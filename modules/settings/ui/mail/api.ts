import { get, post } from "#ui/lib/http.ts"
import { MailOverview } from "../../schema.ts"

export const api = {
  overview: () => get(MailOverview, "/api/mail"),
  test: () => post(MailOverview, "/api/mail/test"),
  again: (id: number) => post(MailOverview, `/api/mail/${id}/again`),
  cancel: (id: number) => post(MailOverview, `/api/mail/${id}/cancel`),
}
