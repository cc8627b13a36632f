import { useTranslation } from "react-i18next"
import { BackLink } from "#ui/kit/BackLink.tsx"
import { LinkTabs } from "#ui/kit/LinkTabs.tsx"
import { SearchField } from "#ui/kit/SearchField.tsx"
import { ShortcutHint } from "#ui/kit/ShortcutHint.tsx"
import { useScreen } from "#ui/lib/useScreen.ts"
import { messageStates } from "../schema.ts"
import { useCounts } from "./hooks.ts"
import { MessageInbox } from "./MessageInbox.tsx"
import { useMessageView } from "./messageView.ts"

/** What visitors wrote, and what the office did with it. */
export default function Messages() {
  const { t } = useTranslation()
  const view = useMessageView()
  const counts = useCounts().data
  useScreen(t("messages.title"))
  return (
    <>
      <BackLink href="/dashboard">{t("messages.back")}</BackLink>
      <h1>{t("messages.title")}</h1>
      <div className="list-filter">
        <LinkTabs
          label={t("messages.filters")}
          tabs={messageStates.map((state) => ({
            href: view.pileHref(state),
            label: t(`messages.filter.${state}`),
            current: state === view.pile,
            count: counts?.[state],
          }))}
        />
        <SearchField label={t("messages.search")} value={view.search} onChange={view.seek} />
      </div>
      <ShortcutHint />
      <MessageInbox key={view.pile} view={view} />
    </>
  )
}
