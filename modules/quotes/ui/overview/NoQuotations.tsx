import { FileText } from "lucide-react"
import { useTranslation } from "react-i18next"
import { LinkButton } from "#ui/kit/Button.tsx"
import { EmptyState } from "#ui/kit/EmptyState.tsx"
import { isStateSlug, type QuotationsView } from "./quotationList.ts"

/** Nothing is as chosen, or there is nothing yet. */
export function NoQuotations({ view: { pile, choices } }: { view: QuotationsView }) {
  const { t } = useTranslation()
  if (isStateSlug(choices.state) || pile === "request" || pile === "hand")
    return (
      <EmptyState
        icon={FileText}
        title={t("quotes.overview.empty.notFound")}
        action={<LinkButton href="?">{t("quotes.overview.empty.all")}</LinkButton>}
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
