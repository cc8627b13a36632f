import { Inbox } from "lucide-react"
import { useTranslation } from "react-i18next"
import { LinkButton } from "#ui/kit/Button.tsx"
import { EmptyState } from "#ui/kit/EmptyState.tsx"
import { NothingFound } from "#ui/kit/NothingFound.tsx"
import type { RequestView } from "./requestView.ts"

/** Why there is nothing to see, and the one thing to do about it. */
export function NoRequests({ view }: { view: RequestView }) {
  const { t } = useTranslation()
  const { pile, search } = view
  if (search)
    return (
      <NothingFound search={search} clear={() => view.seek("")}>
        {t("quotes.requests.empty.searchText", { filter: t(`quotes.requests.filter.${pile}`) })}
      </NothingFound>
    )
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
