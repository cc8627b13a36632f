import { useSyncExternalStore } from "react"
import { useTranslation } from "react-i18next"
import { formatTime } from "../../lib/format.ts"
import { type Toast, toasts } from "../../lib/toast.ts"

/** What a toast said can be read again. */
export function ToastHistory() {
  const { t } = useTranslation()
  const { history } = useSyncExternalStore(toasts.subscribe, toasts.get)
  if (history.length === 0) return <p className="muted">{t("shell.messages.empty")}</p>
  return (
    <ul className="lines roomy">
      {history.map((message) => (
        <Message key={message.id} message={message} />
      ))}
    </ul>
  )
}

function Message({ message: { at, title, text, destructive } }: { message: Toast }) {
  const { t } = useTranslation()
  return (
    <li className={destructive ? "message message-wrong" : "message"}>
      <time dateTime={at.toISOString()}>{formatTime(at)}</time>
      <p className="flush">
        <strong>
          {destructive && <span className="visually-hidden">{t("shell.messages.wrong")}</span>}
          {title}
        </strong>
        {text && <span className="message-text">{text}</span>}
      </p>
    </li>
  )
}
