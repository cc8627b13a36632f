import { useDeferredValue } from "react"
import { useTranslation } from "react-i18next"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import { useMoved } from "#ui/lib/useMoved.ts"
import type { Message, MessageState } from "../schema.ts"
import { useMessages } from "./hooks.ts"
import { MessageDialog } from "./MessageDialog.tsx"
import { MessageRow } from "./MessageRow.tsx"
import type { MessageView } from "./messageView.ts"
import { NoMessages } from "./NoMessages.tsx"
import { found } from "./search.ts"

/** The messages of one state, and the one that is open. */
export function MessageInbox({ view }: { view: MessageView }) {
  const { t } = useTranslation()
  const messages = useMessages(view.pile)
  const moved = useMoved<Message, MessageState>()
  const all = messages.data && moved.among(messages.data)
  const rows = found(all ?? [], useDeferredValue(view.search))
  return (
    <>
      <Loaded from={messages} skeleton={<Skeleton lines={4} height="6rem" />}>
        {() =>
          rows.length > 0 ? (
            <>
              <p className="muted" role="status">
                {t("messages.found", { count: rows.length })}
              </p>
              <ul className="inbox" aria-label={t("messages.list")}>
                {rows.map((message) => (
                  <MessageRow key={message.id} message={message} view={view} moved={moved} />
                ))}
              </ul>
            </>
          ) : (
            <NoMessages view={view} />
          )
        }
      </Loaded>
      {view.openId !== undefined && all && (
        <MessageDialog
          key={view.openId}
          message={all.find(({ id }) => id === view.openId)}
          close={view.close}
          moved={moved}
        />
      )}
    </>
  )
}
