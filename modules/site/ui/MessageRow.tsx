import { useTranslation } from "react-i18next"
import { Status } from "#ui/kit/Status.tsx"
import { UndoButton } from "#ui/kit/UndoButton.tsx"
import { formatMoment } from "#ui/lib/format.ts"
import { ItemLink } from "#ui/list/ListRows.tsx"
import type { Message, MessageState } from "../schema.ts"
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
  const { offer, row: message = row } = moved.of(row.id) ?? {}
  return (
    <li className={message.state === "new" ? "inbox-row stack flush inbox-new" : "inbox-row stack flush"}>
      <div className="inbox-head cluster flush">
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
      {offer && (
        <div className="inbox-undo cluster roomy">
          <span>{t(`messages.move.moved.${message.state}`)}</span>
          <UndoButton of={offer} className="button-small" />
        </div>
      )}
    </li>
  )
}
