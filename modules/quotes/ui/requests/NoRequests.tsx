import { Inbox } from "lucide-react"
import { useTranslation } from "react-i18next"
import { LinkButton } from "#ui/kit/Button.tsx"
import { EmptyState } from "#ui/kit/EmptyState.tsx"
import type { RequestView } from "./requestList.ts"

/** Why there is nothing to see, and the one thing to do about it. */
export function NoRequests({ view }: { view: RequestView }) {
  const { t } = useTranslation()
  const { pile } = view
  if (pile === "open")
    return (
      <EmptyState
        icon={Inbox}
        title={t("quotes.requests.empty.open")}
        action={<LinkButton href="/offerte-aanvraag">{t("quotes.requests.empty.newRequest")}</LinkButton>}
      >
        {t("quotes.requests.empty.openText")}
      </EmptyState>
    )
  return (
    <EmptyState
      icon={Inbox}
      title={t(`quotes.requests.empty.${pile}`)}
      action={<LinkButton href={view.pileHref("open")}>{t("quotes.requests.empty.toOpen")}</LinkButton>}
    >
      {t("quotes.requests.empty.otherText")}
    </EmptyState>
  )
}
