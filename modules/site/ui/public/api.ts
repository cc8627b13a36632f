import { post } from "#ui/lib/http.ts"
import { type ContactMessage, ContactReply } from "../../schema.ts"

/** The calls of a visitor. */
export const api = {
  contact: (message: ContactMessage, key: string) =>
    post(ContactReply, "/api/contact", message, { headers: { "idempotency-key": key }, timeout: 30_000 }),
}
