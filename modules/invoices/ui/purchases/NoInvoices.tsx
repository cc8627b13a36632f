import { Check, ReceiptText } from "lucide-react"
import { useTranslation } from "react-i18next"
import { EmptyState } from "#ui/kit/EmptyState.tsx"
import { NothingFound } from "#ui/kit/NothingFound.tsx"
import type { PurchasesView } from "./usePurchasesView.ts"

/** In the place of the list when nothing is there, or nothing of what was asked for. */
export function NoInvoices({ view, none }: { view: PurchasesView; none: boolean }) {
  const { t } = useTranslation()
  if (none)
    return (
      <EmptyState icon={ReceiptText} title={t("invoices.purchases.empty.title")}>
        {t("invoices.purchases.empty.text")}
      </EmptyState>
    )
  if (view.search) return <NothingFound search={view.search} clear={() => view.seek("")} />
  return <EmptyState icon={Check} title={t(`invoices.purchases.empty.${view.pile}`)} />
}
