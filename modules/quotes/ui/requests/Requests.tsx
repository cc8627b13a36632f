import { useTranslation } from "react-i18next"
import { BackLink } from "#ui/kit/BackLink.tsx"
import { ShortcutHint } from "#ui/kit/ShortcutHint.tsx"
import { useScreen } from "#ui/lib/useScreen.ts"
import { RequestFilter } from "./RequestFilter.tsx"
import { RequestInbox } from "./RequestInbox.tsx"
import { useRequestView } from "./requestView.ts"

/** What visitors asked for, and what the office does with it. */
export default function Requests() {
  const { t } = useTranslation()
  const view = useRequestView()
  useScreen(t("quotes.requests.title"))
  return (
    <>
      <BackLink href="/dashboard">{t("quotes.requests.back")}</BackLink>
      <h1>{t("quotes.requests.title")}</h1>
      <RequestFilter view={view} />
      <ShortcutHint />
      <RequestInbox key={view.pile} view={view} />
    </>
  )
}
