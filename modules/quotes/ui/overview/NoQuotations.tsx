import { FileText } from "lucide-react"
import { useTranslation } from "react-i18next"
import { LinkButton } from "#ui/kit/Button.tsx"
import { EmptyState } from "#ui/kit/EmptyState.tsx"
import { NothingFound } from "#ui/kit/NothingFound.tsx"
import type { QuotationsView } from "./useQuotationsView.ts"

/** Nothing was found, nothing is as chosen, or there is nothing yet. */
export function NoQuotations({ view }: { view: QuotationsView }) {
  const { t } = useTranslation()
  const { search, pile, origin, allHref } = view
  const title = t("quotes.overview.empty.notFound")
  if (search)
    return (
      <NothingFound title={title} search={search} clear={() => view.seek("")}>
        {t("quotes.overview.empty.searched", { search })}
      </NothingFound>
    )
  if (pile !== "all" || origin === "request" || origin === "hand")
    return (
      <EmptyState
        icon={FileText}
        title={title}
        action={<LinkButton href={allHref}>{t("quotes.overview.empty.all")}</LinkButton>}
      >
        {t("quotes.overview.empty.filtered")}
      </EmptyState>
    )
  return (
    <EmptyState
      icon={FileText}
      title={t("quotes.overview.empty.none")}
      action={
        <LinkButton variant="primary" href="/chatgpt-quotation">
          {t("quotes.overview.empty.first")}
        </LinkButton>
      }
    >
      {t("quotes.overview.empty.noneText")}
    </EmptyState>
  )
}
