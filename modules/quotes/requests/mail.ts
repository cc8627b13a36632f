import type { MailService } from "#modules/settings/mail.ts"
import type { Settings } from "#modules/settings/schema.ts"
import type { QuoteRequestRow } from "../table.ts"
import { confirmation, newRequest } from "./mail.nl.ts"

export type RequestMail = ReturnType<typeof createRequestMail>

/** An address that someone else filled in gets no more than this of us. */
const confirmationsADay = 5

/** The mail about a request. Call it in the transaction that takes the request in; without mail set up nothing happens. */
export function createRequestMail({
  mail,
  company,
  publicUrl,
}: {
  mail: MailService
  company: () => Settings
  /** Without it the office's mail has no link. */
  publicUrl: URL | undefined
}) {
  const linkTo = ({ id }: QuoteRequestRow) =>
    publicUrl ? new URL(`/offerte-aanvragen?aanvraag=${id}`, publicUrl).href : ""

  return {
    /** Whether its sender gets a mail. */
    isSent: mail.configured,
    /** `link`: a new one to his own page, made only where it can be sent. */
    confirm(request: QuoteRequestRow, photos: number, link: () => string) {
      if (!mail.configured()) return
      const page = publicUrl ? new URL(link(), publicUrl).href : ""
      mail.post({
        kind: "quotes.confirmation",
        to: request.email,
        replyTo: mail.office(),
        mostADay: confirmationsADay,
        ...confirmation(request, photos, { company: company(), page }),
      })
    },
    tellOffice(request: QuoteRequestRow, photos: number) {
      mail.post({
        kind: "quotes.newRequest",
        to: mail.office(),
        replyTo: request.email,
        ...newRequest(request, photos, linkTo(request)),
      })
    },
  }
}
