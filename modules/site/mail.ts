import type { MailService } from "#modules/settings/mail.ts"
import type { Settings } from "#modules/settings/schema.ts"
import { answer, confirmation, newMessage } from "./mailTexts/nl.ts"
import type { MessageRow } from "./table.ts"

export type MessageMail = ReturnType<typeof createMessageMail>

/** An address that someone else filled in gets no more than this of us. */
const confirmationsADay = 5

const threadOf = ({ id }: MessageRow) => `message-${id}`

/** The mail about a message. Call it in the transaction that stores the message; without mail set up nothing happens. */
export function createMessageMail({
  mail,
  company,
  publicUrl,
}: {
  mail: MailService
  company: () => Settings
  /** Without it the office's mail has no link. */
  publicUrl: URL | undefined
}) {
  const linkTo = ({ id }: MessageRow) =>
    publicUrl ? new URL(`/berichten?bericht=${id}`, publicUrl).href : ""

  return {
    /** What the office wrote back; the number of the mail, or false when mail is not set up. */
    answer: (message: MessageRow, text: string): number | false =>
      mail.post({
        kind: "site.answer",
        to: message.email,
        replyTo: mail.office(),
        thread: threadOf(message),
        ...answer(message, text, company()),
      }),
    tell(message: MessageRow) {
      mail.post({
        kind: "site.confirmation",
        to: message.email,
        replyTo: mail.office(),
        thread: threadOf(message),
        mostADay: confirmationsADay,
        ...confirmation(company()),
      })
      mail.post({
        kind: "site.newMessage",
        to: mail.office(),
        replyTo: message.email,
        ...newMessage(message, linkTo(message)),
      })
    },
  }
}
