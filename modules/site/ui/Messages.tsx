import { useTranslation } from "react-i18next"
import { BackLink } from "#ui/kit/BackLink.tsx"
import { ShortcutHint } from "#ui/kit/ShortcutHint.tsx"
import { useScreen } from "#ui/lib/useScreen.ts"
import { ListSearch, PileTabs } from "#ui/list/ListFilter.tsx"
import { useListView } from "#ui/list/useListView.ts"
import { useCounts } from "./hooks.ts"
import { MessageInbox } from "./MessageInbox.tsx"
import { messageList } from "./messageList.ts"

/** What visitors wrote, and what the office did with it. */
export default function Messages() {
  const { t } = useTranslation()
  useScreen(t("messages.title"))
  const view = useListView(messageList)
  return (
    <>
      <BackLink href="/dashboard">{t("messages.back")}</BackLink>
      <h1>{t("messages.title")}</h1>
      <div className="list-filter">
        <PileTabs view={view} counts={useCounts().data} />
        <ListSearch view={view} />
      </div>
      <ShortcutHint />
      <MessageInbox key={view.pile} view={view} />
    </>
  )
}
