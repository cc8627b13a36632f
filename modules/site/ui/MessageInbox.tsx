import { useDeferredValue, useRef } from "react"
import { useTranslation } from "react-i18next"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import { useRowKeys } from "#ui/lib/rowFocus.ts"
import { useMoved } from "#ui/lib/useMoved.ts"
import type { Message, MessageState } from "../schema.ts"
import { useAllMessages, useMessages } from "./hooks.ts"
import { MessageDialog } from "./MessageDialog.tsx"
import { MessageRow } from "./MessageRow.tsx"
import type { MessageView } from "./messageView.ts"
import { NoMessages } from "./NoMessages.tsx"
import { found } from "./search.ts"

/** The messages of one state, and the one that is open; J and K walk through them. */
export function MessageInbox({ view }: { view: MessageView }) {
  const { t } = useTranslation()
  const messages = useMessages(view.pile)
  const moved = useMoved<Message, MessageState>()
  const all = messages.data && moved.among(messages.data)
  const rows = found(all ?? [], useDeferredValue(view.search))
  const list = useRef<HTMLUListElement>(null)
  const here = all?.find(({ id }) => id === view.openId)
  // The office's mail leads to a message that a colleague may have read already.
  const elsewhere = useAllMessages(view.openId !== undefined && all !== undefined && !here)
  const opened = here ?? elsewhere.data?.find(({ id }) => id === view.openId)
  useRowKeys(list)

  function openNext(step: 1 | -1) {
    const at = rows.findIndex(({ id }) => id === view.openId)
    const next = at < 0 ? undefined : rows[at + step]
    if (next) view.open(next.id)
  }

  return (
    <>
      <Loaded from={messages} skeleton={<Skeleton lines={4} height="6rem" />}>
        {() =>
          rows.length > 0 ? (
            <>
              <p className="muted" role="status">
                {t("messages.found", { count: rows.length })}
              </p>
              <ul ref={list} className="inbox" aria-label={t("messages.list")}>
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
      {view.openId !== undefined && (opened || elsewhere.data || elsewhere.error) && (
        <MessageDialog
          key={view.openId}
          message={opened}
          close={view.close}
          openNext={openNext}
          moved={moved}
        />
      )}
    </>
  )
}
