import { Ban, Check, type LucideIcon, Mail, MailOpen } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { offerUndo } from "#ui/lib/undo.ts"
import type { Message, MessageState } from "../schema.ts"
import { api } from "./api.ts"
import { messagesPath, useSetState } from "./hooks.ts"
import type { MovedMessages } from "./messageList.ts"

const icons: Record<MessageState, LucideIcon> = { new: Mail, read: MailOpen, answered: Check, spam: Ban }

/** Where a message can go from where it is. */
const ways: Record<MessageState, MessageState[]> = {
  new: ["answered", "spam"],
  read: ["answered", "new", "spam"],
  answered: ["read", "spam"],
  spam: ["read"],
}

export function MoveButtons({
  message,
  moved,
  onMoved,
}: {
  message: Message
  moved: MovedMessages
  onMoved: () => void
}) {
  const { t } = useTranslation()
  const { act, busy, error } = useSetState()

  async function move(to: MessageState) {
    const now = await act(message.id, to)
    if (!now) return
    let back = message
    const offer = offerUndo({
      said: `${message.name}: ${t(`messages.move.moved.${to}`)}`,
      async back() {
        back = await api.setState(message.id, message.state, to)
      },
      refreshes: [messagesPath],
      done: () => moved.remember(back),
    })
    moved.remember(now, offer)
    onMoved()
  }

  return (
    <fieldset className="triage cluster tight">
      <legend className="visually-hidden">{t("messages.move.label")}</legend>
      {ways[message.state].map((to) => {
        const Icon = icons[to]
        return (
          <Button key={to} busy={busy} busyLabel={t(`messages.move.${to}`)} onClick={() => move(to)}>
            <Icon aria-hidden size="1.1em" />
            {t(`messages.move.${to}`)}
          </Button>
        )
      })}
      <Notice tone="bad">{error && `${t("messages.move.failed")} ${error.message}`}</Notice>
    </fieldset>
  )
}
