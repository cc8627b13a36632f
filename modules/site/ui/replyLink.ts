import type { TFunction } from "i18next"
import { formatMoment } from "#ui/lib/format.ts"
import type { Message } from "../schema.ts"

/** Longer addresses are cut off by some mail programs. */
const longestQuote = 1200

/** Opens the mail program with the subject and what the visitor wrote, quoted. */
export function replyLink({ name, email, subject, message, createdAt }: Message, t: TFunction): string {
  const text = message.length > longestQuote ? `${message.slice(0, longestQuote)}…` : message
  const quote = text
    .split(/\r?\n/)
    .map((line) => `> ${line}`)
    .join("\n")
  const title = t("messages.one.replySubject", { subject })
  const body = t("messages.one.replyBody", { name, moment: formatMoment(createdAt), quote })
  return `mailto:${encodeURIComponent(email).replace("%40", "@")}?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(body.replaceAll("\n", "\r\n"))}`
}
