import { useTranslation } from "react-i18next"
import { LoseDialog } from "#ui/kit/LoseDialog.tsx"
import { formatEuros } from "#ui/lib/format.ts"
import type { Allocation } from "../../allocations/schema.ts"

export function RemoveDialog({
  allocation,
  busy,
  remove,
  close,
}: {
  allocation: Allocation
  busy: boolean
  remove: () => void
  close: () => void
}) {
  const { t } = useTranslation()
  return (
    <LoseDialog
      title={t("invoices.allocations.existing.ask")}
      keep={{ label: t("invoices.allocations.existing.no"), act: close }}
      lose={{ label: t("invoices.allocations.existing.yes"), act: remove, busy }}
    >
      <p>
        {t("invoices.allocations.existing.askText", {
          amount: formatEuros(allocation.amount),
          project: allocation.project_name,
        })}
      </p>
    </LoseDialog>
  )
}
