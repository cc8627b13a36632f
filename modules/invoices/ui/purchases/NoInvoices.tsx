import { Check, ReceiptText } from "lucide-react"
import { useTranslation } from "react-i18next"
import { EmptyState } from "#ui/kit/EmptyState.tsx"
import type { PurchasesView } from "./purchaseList.tsx"

/** In the place of the list when nothing is there, or nothing of what was asked for. */
export function NoInvoices({ pile, none }: { pile: PurchasesView["pile"]; none: boolean }) {
  const { t } = useTranslation()
  if (none)
    return (
      <EmptyState icon={ReceiptText} title={t("invoices.purchases.empty.title")}>
        {t("invoices.purchases.empty.text")}
      </EmptyState>
    )
  return <EmptyState icon={Check} title={t(`invoices.purchases.empty.${pile}`)} />
}
