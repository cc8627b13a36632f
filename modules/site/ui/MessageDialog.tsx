import { Reply } from "lucide-react"
import { useEffect } from "react"
import { useTranslation } from "react-i18next"
import { Dialog } from "#ui/kit/Dialog.tsx"
import { EmptyState } from "#ui/kit/EmptyState.tsx"
import { useKeys } from "#ui/lib/useKeys.ts"
import type { Message } from "../schema.ts"
import { useSetState } from "./hooks.ts"
import { MessageFacts } from "./MessageFacts.tsx"
import { MoveButtons } from "./MoveButtons.tsx"
import type { MovedMessages } from "./messageView.ts"
import { replyLink } from "./replyLink.ts"

/** A message in full; opening one that is new marks it as read. */
export function MessageDialog({
  message,
  close,
  openNext,
  moved,
}: {
  message: Message | undefined
  close: () => void
  openNext: (step: 1 | -1) => void
  moved: MovedMessages
}) {
  const { t } = useTranslation()
  useRead(message, moved)
  useKeys({ j: () => openNext(1), k: () => openNext(-1) }, 1)
  if (!message)
    return (
      <Dialog open onClose={close} title={t("messages.title")}>
        <EmptyState title={t("messages.empty.gone")}>{t("messages.empty.goneText")}</EmptyState>
      </Dialog>
    )
  return (
    <Dialog
      open
      size="large"
      onClose={close}
      title={message.subject}
      actions={<MoveButtons message={message} moved={moved} onMoved={close} />}
    >
      <MessageFacts message={message} />
      <p className="message-body">{message.message}</p>
      {message.state !== "spam" && (
        <div className="message-reply">
          <a className="button button-primary" href={replyLink(message, t)}>
            <Reply aria-hidden />
            {t("messages.one.reply")}
          </a>
          <p className="muted">{t("messages.one.replyHint")}</p>
        </div>
      )}
    </Dialog>
  )
}

/** Once, when it is opened: who marks it as unread while it lies open wants it to stay so. */
function useRead(message: Message | undefined, moved: MovedMessages) {
  const { act } = useSetState()
  const id = message?.state === "new" ? message.id : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: opening is what counts
  useEffect(() => {
    if (id) void act(id, "read").then((read) => read && moved.remember(read))
  }, [])
}
