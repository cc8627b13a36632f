import { Bell } from "lucide-react"
import { useState, useSyncExternalStore } from "react"
import { useTranslation } from "react-i18next"
import { Dialog } from "../../kit/Dialog.tsx"
import type { Waiting } from "../../lib/module.ts"
import { dismissToast, markToastsRead, toasts } from "../../lib/toast.ts"
import { ToastHistory } from "./ToastHistory.tsx"

/** The bell and its list: what waits for someone, and what the toasts said. */
export function Messages({ waiting }: { waiting?: Waiting }) {
  const { t } = useTranslation()
  const { unread } = useSyncExternalStore(toasts.subscribe, toasts.get)
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const count = waiting?.count ?? 0

  function show() {
    // It stands in the list now, and would lie over it.
    for (const { id } of toasts.get().shown) dismissToast(id)
    markToastsRead()
    setOpen(true)
  }

  return (
    <>
      <button type="button" className="button button-plain bell" aria-haspopup="dialog" onClick={show}>
        <Bell aria-hidden />
        <span className="visually-hidden">
          {t("shell.messages.button")}
          {count > 0 && `, ${t("shell.messages.waiting", { count })}`}
          {unread > 0 && `, ${t("shell.messages.unread", { count: unread })}`}
        </span>
        <Mark count={count} unread={unread > 0} />
      </button>
      <Announcement count={waiting?.count} />
      <Dialog open={open} onClose={close} title={t("shell.messages.title")}>
        {waiting && (
          <section className="messages-part" aria-labelledby="messages-waiting">
            <h3 id="messages-waiting">{t("shell.messages.waits")}</h3>
            {waiting.list(close)}
          </section>
        )}
        <section className="messages-part" aria-labelledby="messages-recent">
          <h3 id="messages-recent">{t("shell.messages.recent")}</h3>
          <ToastHistory />
        </section>
      </Dialog>
    </>
  )
}

/** A number for what waits; a dot when there is only something new to read. */
function Mark({ count, unread }: { count: number; unread: boolean }) {
  if (count > 0)
    return (
      <span className="bell-count" aria-hidden>
        {count > 99 ? "99+" : count}
      </span>
    )
  return unread && <span className="bell-dot" aria-hidden />
}

/** Says it when more waits than before, not what was there when the screen opened. */
function Announcement({ count }: { count: number | undefined }) {
  const { t } = useTranslation()
  const [known, setKnown] = useState(count)
  const [grown, setGrown] = useState(false)
  if (known !== count && count !== undefined) {
    setKnown(count)
    setGrown(known !== undefined && count > known)
  }
  return (
    <span role="status" className="visually-hidden">
      {grown && known !== undefined && t("shell.messages.more", { count: known })}
    </span>
  )
}
