import { Undo2 } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { Status } from "#ui/kit/Status.tsx"
import { formatMoment } from "#ui/lib/format.ts"
import { ItemLink } from "#ui/list/ListRows.tsx"
import type { Message, MessageState } from "../schema.ts"
import { useSetState } from "./hooks.ts"
import type { MovedMessages } from "./messageList.ts"

/** One message in the list: pressing it anywhere opens it. After a move it says so, with the way back. */
export function MessageRow({
  message: row,
  pile,
  moved,
}: {
  message: Message
  pile: MessageState
  moved: MovedMessages
}) {
  const { t } = useTranslation()
  const { from, row: message = row } = moved.of(row.id) ?? {}
  const { act, busy, error } = useSetState()

  async function takeBack() {
    const back = from && (await act(row.id, from))
    if (back) moved.remember(back)
  }

  return (
    <li className={message.state === "new" ? "inbox-row inbox-new" : "inbox-row"}>
      <div className="inbox-head">
        <h2>
          <ItemLink id={row.id}>{message.name}</ItemLink>
        </h2>
        {message.state !== pile && <Status of={`message.${message.state}`} />}
        <time dateTime={message.createdAt} className="muted">
          {formatMoment(message.createdAt)}
        </time>
      </div>
      <p className="inbox-subject">{message.subject}</p>
      <p className="inbox-text muted">{message.message}</p>
      {from && (
        <div className="inbox-undo">
          <span role="status">{t(`messages.move.moved.${message.state}`)}</span>
          <Button className="button-small" busy={busy} onClick={takeBack}>
            <Undo2 aria-hidden size="1.2em" />
            {t("messages.move.undo")}
          </Button>
          <Notice tone="bad">{error?.message}</Notice>
        </div>
      )}
    </li>
  )
}
