import { Bell } from "lucide-react"
import { useState, useSyncExternalStore } from "react"
import { useTranslation } from "react-i18next"
import { Dialog } from "../../kit/Dialog.tsx"
import { EmptyState } from "../../kit/EmptyState.tsx"
import { formatTime } from "../../lib/format.ts"
import { markToastsRead, type Toast, toasts } from "../../lib/toast.ts"

/** The bell and its list: what a toast said can be read again. */
export function Messages() {
  const { t } = useTranslation()
  const { history, unread } = useSyncExternalStore(toasts.subscribe, toasts.get)
  const [open, setOpen] = useState(false)

  function show() {
    markToastsRead()
    setOpen(true)
  }

  return (
    <>
      <button type="button" className="button button-plain bell" onClick={show}>
        <Bell aria-hidden />
        <span className="visually-hidden">{t("shell.messages.button")}</span>
        {unread > 0 && (
          <span className="bell-count">
            <span aria-hidden>{unread}</span>
            <span className="visually-hidden">, {t("shell.messages.unread", { count: unread })}</span>
          </span>
        )}
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t("shell.messages.title")}>
        {history.length === 0 ? (
          <EmptyState icon={Bell} title={t("shell.messages.empty")}>
            {t("shell.messages.emptyText")}
          </EmptyState>
        ) : (
          <ul className="messages">
            {history.map((message) => (
              <Message key={message.id} message={message} />
            ))}
          </ul>
        )}
      </Dialog>
    </>
  )
}

function Message({ message: { at, title, text, destructive } }: { message: Toast }) {
  const { t } = useTranslation()
  return (
    <li className={destructive ? "message message-wrong" : "message"}>
      <time dateTime={at.toISOString()}>{formatTime(at)}</time>
      <p>
        <strong>
          {destructive && <span className="visually-hidden">{t("shell.messages.wrong")}</span>}
          {title}
        </strong>
        {text && <span className="message-text">{text}</span>}
      </p>
    </li>
  )
}
