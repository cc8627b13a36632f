import { useEffect, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../kit/Button.tsx"
import { Dialog } from "../../kit/Dialog.tsx"
import { Notice } from "../../kit/Notice.tsx"
import type { Outgoing } from "../../outbox/item.ts"
import { outbox } from "../../outbox/outbox.ts"
import { useOutgoing, useQuietOutgoing } from "../../outbox/useOutbox.ts"

/** Nothing is lost by logging out; it only waits until the same person is back on this device. */
export function LogoutDialog({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const { t } = useTranslation()
  const changes = useOutgoing()
  const quiet = useQuietOutgoing()
  const { sending, failed, send } = useSendFirst([...changes, ...quiet], onLeave)
  return (
    <Dialog
      open
      onClose={onStay}
      title={t("shell.unsent.title")}
      actions={
        <>
          <Button variant="primary" busy={sending} busyLabel={t("shell.unsent.sending")} onClick={send}>
            {t("shell.unsent.send")}
          </Button>
          <Button onClick={onStay}>{t("shell.unsent.stay")}</Button>
          <Button variant="danger" onClick={onLeave}>
            {t("shell.unsent.leave")}
          </Button>
        </>
      }
    >
      {changes.length > 0 && <p>{t("shell.unsent.kept", { count: changes.length })}</p>}
      {quiet.length > 0 && <p>{t("shell.unsent.quiet")}</p>}
      {changes.some(({ kept }) => !kept) && <p>{t("shell.unsent.loose")}</p>}
      <Notice tone="bad">{failed && t("shell.unsent.failed")}</Notice>
    </Dialog>
  )
}

/** Sends what waits, and leaves once all of it has arrived. */
function useSendFirst(unsent: readonly Outgoing[], onLeave: () => void) {
  const [state, setState] = useState<"asked" | "sending" | "failed">("asked")
  const leave = useRef(onLeave)
  leave.current = onLeave
  const isEmpty = unsent.length === 0
  const isStuck = !isEmpty && (!navigator.onLine || unsent.some(isGivenUp))
  useEffect(() => {
    if (state !== "sending") return
    if (isEmpty) leave.current()
    else if (isStuck) setState("failed")
  }, [state, isEmpty, isStuck])

  return {
    sending: state === "sending",
    failed: state === "failed",
    async send() {
      await outbox.retry(unsent.map(({ key }) => key))
      setState("sending")
    },
  }
}

const isGivenUp = ({ state, isUnanswered }: Outgoing) =>
  state === "refused" || state === "failed" || (state === "waiting" && isUnanswered)
