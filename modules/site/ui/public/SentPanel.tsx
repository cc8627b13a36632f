import { CircleCheck } from "lucide-react"
import { useEffect, useRef } from "react"
import { useTranslation } from "react-i18next"
import type { Draft } from "./message.ts"

/** Stands above the form once a message has arrived, and takes the focus. */
export function SentPanel({ to: { naam, email } }: { to: Draft }) {
  const { t } = useTranslation()
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => panel.current?.focus(), [])
  return (
    <div ref={panel} className="sent" role="status" tabIndex={-1}>
      <CircleCheck aria-hidden size={32} />
      <div>
        <h3>{t("site.contact.sent")}</h3>
        <p>{t("site.contact.sentText", { name: naam.trim(), email: email.trim() })}</p>
      </div>
    </div>
  )
}
