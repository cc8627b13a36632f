import type { TFunction } from "i18next"
import { Reply } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import { formatMoment } from "#ui/lib/format.ts"
import type { Message } from "../../schema.ts"

/** Where Waterpas itself can't send mail: the mail program of who answers, with the subject and the words quoted. */
export function ReplyLink({ message }: { message: Message }) {
  const { t } = useTranslation()
  return (
    <div className="stack flush">
      <div className="cluster roomy">
        <a className="button button-primary" href={replyLink(message, t)}>
          <Reply aria-hidden />
          {t("messages.one.reply")}
        </a>
        <p className="muted">{t("messages.one.replyHint")}</p>
      </div>
      <Link className="touch" href="/settings?tab=mail">
        {t("messages.one.setMail")}
      </Link>
    </div>
  )
}

/** Longer addresses are cut off by some mail programs. */
const longestQuote = 1200

function replyLink({ name, email, subject, message, createdAt }: Message, t: TFunction): string {
  const text = message.length > longestQuote ? `${message.slice(0, longestQuote)}…` : message
  const quote = text
    .split(/\r?\n/)
    .map((line) => `> ${line}`)
    .join("\n")
  const title = t("messages.one.replySubject", { subject })
  const body = t("messages.one.replyBody", { name, moment: formatMoment(createdAt), quote })
  return `mailto:${encodeURIComponent(email).replace("%40", "@")}?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(body.replaceAll("\n", "\r\n"))}`
}
