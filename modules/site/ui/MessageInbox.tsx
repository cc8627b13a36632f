import { useTranslation } from "react-i18next"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import { useMoved } from "#ui/lib/useMoved.ts"
import { ListBody } from "#ui/list/ListBody.tsx"
import { useFound } from "#ui/list/useFound.ts"
import type { Message } from "../schema.ts"
import { useAllMessages, useMessages } from "./hooks.ts"
import { MessageDialog } from "./MessageDialog.tsx"
import { MessageRow } from "./MessageRow.tsx"
import type { MessageView } from "./messageList.ts"
import { NoMessages } from "./NoMessages.tsx"

/** The messages of one state, and the one that is open. */
export function MessageInbox({ view }: { view: MessageView }) {
  const { t } = useTranslation()
  const messages = useMessages(view.pile)
  const moved = useMoved<Message>()
  const all = messages.data && moved.among(messages.data)
  const rows = useFound(view, all)
  const here = all?.find(({ id }) => id === view.openId)
  // The office's mail leads to a message that a colleague may have read already.
  const elsewhere = useAllMessages(view.openId !== undefined && all !== undefined && !here)
  const opened = here ?? elsewhere.data?.find(({ id }) => id === view.openId)
  return (
    <>
      <ListBody
        view={view}
        from={messages}
        rows={rows}
        skeleton={<Skeleton lines={4} height="6rem" />}
        empty={<NoMessages view={view} />}
        nothing={{ text: t("messages.empty.searchText", { filter: t(`messages.filter.${view.pile}`) }) }}
      >
        {(shown) => (
          <ul className="inbox" aria-label={t("messages.list")}>
            {shown.map((message) => (
              <MessageRow key={message.id} message={message} pile={view.pile} moved={moved} />
            ))}
          </ul>
        )}
      </ListBody>
      {view.openId !== undefined && (opened || elsewhere.data || elsewhere.error) && (
        <MessageDialog key={view.openId} message={opened} view={view} rows={rows} moved={moved} />
      )}
    </>
  )
}
