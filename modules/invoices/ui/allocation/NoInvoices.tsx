import { CheckCheck, ReceiptText } from "lucide-react"
import { useTranslation } from "react-i18next"
import { LinkButton } from "#ui/kit/Button.tsx"
import { EmptyState } from "#ui/kit/EmptyState.tsx"
import type { AllocationsView } from "./useOpened.ts"

/** Why there is nothing to see, and the one thing to do about it. */
export function NoInvoices({ view, any }: { view: AllocationsView; any: boolean }) {
  const { t } = useTranslation()
  if (!any)
    return (
      <EmptyState
        icon={ReceiptText}
        title={t("invoices.allocations.empty.all")}
        action={
          <LinkButton variant="primary" href="/invoice-ocr">
            {t("invoices.allocations.scan")}
          </LinkButton>
        }
      >
        {t("invoices.allocations.empty.allText")}
      </EmptyState>
    )
  return (
    <EmptyState
      icon={CheckCheck}
      title={t("invoices.allocations.empty.open")}
      action={<LinkButton href={view.pileHref("all")}>{t("invoices.allocations.empty.toAll")}</LinkButton>}
    >
      {t("invoices.allocations.empty.openText")}
    </EmptyState>
  )
}
