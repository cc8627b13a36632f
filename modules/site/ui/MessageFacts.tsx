import { Mail, Phone } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Status } from "#ui/kit/Status.tsx"
import { formatMoment, telephoneLink } from "#ui/lib/format.ts"
import type { Message } from "../schema.ts"

/** Who wrote it, and when. */
export function MessageFacts({ message }: { message: Message }) {
  const { t } = useTranslation()
  const { name, email, phone, state, createdAt, readAt, answeredAt } = message
  return (
    <div className="stack flush">
      <p className="message-from cluster">
        <strong>{name}</strong> <Status of={`message.${state}`} />
      </p>
      <p>
        <a className="contact-link touch" href={`mailto:${email}`}>
          <Mail aria-hidden size="1.2em" />
          <span>{email}</span>
        </a>
      </p>
      {phone && (
        <p>
          <a className="contact-link touch" href={telephoneLink(phone)}>
            <Phone aria-hidden size="1.2em" />
            <span>{t("messages.one.call", { phone })}</span>
          </a>
        </p>
      )}
      <p className="muted message-moments cluster flush">
        <span>{t("messages.one.receivedAt", { moment: formatMoment(createdAt) })}</span>
        {readAt && <span>{t("messages.one.readAt", { moment: formatMoment(readAt) })}</span>}
        {answeredAt && <span>{t("messages.one.answeredAt", { moment: formatMoment(answeredAt) })}</span>}
      </p>
    </div>
  )
}
