import { useTranslation } from "react-i18next"
import { BackLink } from "#ui/kit/BackLink.tsx"
import { ShortcutHint } from "#ui/kit/ShortcutHint.tsx"
import { useScreen } from "#ui/lib/useScreen.ts"
import { ListSearch, PileTabs } from "#ui/list/ListFilter.tsx"
import { useListView } from "#ui/list/useListView.ts"
import { useCounts } from "./hooks.ts"
import { RequestInbox } from "./RequestInbox.tsx"
import { requestList } from "./requestList.ts"

/** What visitors asked for, and what the office does with it. */
export default function Requests() {
  const { t } = useTranslation()
  useScreen(t("quotes.requests.title"))
  const view = useListView(requestList)
  return (
    <>
      <BackLink href="/dashboard">{t("quotes.requests.back")}</BackLink>
      <h1>{t("quotes.requests.title")}</h1>
      <div className="list-filter">
        <PileTabs view={view} counts={useCounts().data} />
        <ListSearch view={view} />
      </div>
      <ShortcutHint />
      <RequestInbox key={view.pile} view={view} />
    </>
  )
}
