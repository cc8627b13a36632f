import { useEffect } from "react"
import { useTranslation } from "react-i18next"
import { Dialog } from "#ui/kit/Dialog.tsx"
import { EmptyState } from "#ui/kit/EmptyState.tsx"
import { useSteps } from "#ui/list/useSteps.ts"
import type { Message } from "../schema.ts"
import { FollowUp } from "./correspondence/FollowUp.tsx"
import { useSetState } from "./hooks.ts"
import { MessageFacts } from "./MessageFacts.tsx"
import { MoveButtons } from "./MoveButtons.tsx"
import type { MessageView, MovedMessages } from "./messageList.ts"

/** A message in full; opening one that is new marks it as read. */
export function MessageDialog({
  message,
  view,
  rows,
  moved,
}: {
  message: Message | undefined
  view: MessageView
  rows: readonly Message[]
  moved: MovedMessages
}) {
  const { t } = useTranslation()
  useRead(message, moved)
  const { close } = view
  useSteps(view, rows)
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
      <FollowUp message={message} moved={moved} />
    </Dialog>
  )
}

/** Once, when it is opened: who marks it as unread while it lies open wants it to stay so. */
function useRead(message: Message | undefined, moved: MovedMessages) {
  const { act } = useSetState((read) => moved.remember(read))
  const id = message?.state === "new" ? message.id : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: opening is what counts
  useEffect(() => {
    if (id) void act(id, "read")
  }, [])
}
