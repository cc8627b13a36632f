import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { Dialog } from "#ui/kit/Dialog.tsx"
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
    <Dialog
      open
      onClose={close}
      title={t("invoices.allocations.existing.ask")}
      actions={
        <>
          <Button variant="danger" busy={busy} onClick={remove}>
            {t("invoices.allocations.existing.yes")}
          </Button>
          <Button onClick={close}>{t("invoices.allocations.existing.no")}</Button>
        </>
      }
    >
      <p>
        {t("invoices.allocations.existing.askText", {
          amount: formatEuros(allocation.amount),
          project: allocation.project_name,
        })}
      </p>
    </Dialog>
  )
}
