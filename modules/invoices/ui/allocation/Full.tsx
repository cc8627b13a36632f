import { ArrowRight, CircleCheck } from "lucide-react"
import { useEffect, useRef } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { formatEuros } from "#ui/lib/format.ts"
import type { PurchaseInvoiceRow } from "../../purchases/schema.ts"

/** In the place of the form once nothing is left, with the way to the next invoice that waits. */
export function Full({
  invoice: { id },
  next,
  open,
  arrive,
  reached,
}: {
  invoice: PurchaseInvoiceRow
  next: PurchaseInvoiceRow | undefined
  open: (id: number) => void
  /** Whether it takes the focus, and what is told when it did. */
  arrive: boolean
  reached: () => void
}) {
  const { t } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!arrive) return
    const target = box.current?.querySelector("button") ?? box.current
    target?.focus({ preventScroll: true })
    document.getElementById(`invoice-${id}`)?.scrollIntoView({ block: "nearest" })
    reached()
  }, [arrive, id, reached])
  return (
    <div className="allocation-full split" ref={box} tabIndex={-1}>
      <p className="row" role="status">
        <CircleCheck aria-hidden size="1.2em" />
        <span>
          <strong>{t("invoices.allocations.full.title")}</strong>
          <br />
          {t("invoices.allocations.full.text")}
        </span>
      </p>
      {next ? (
        <Button variant="primary" onClick={() => open(next.id)}>
          {t("invoices.allocations.full.next", {
            supplier: next.supplierName,
            number: next.invoiceNumber,
            amount: formatEuros(next.remainingAmount),
          })}
          <ArrowRight aria-hidden size="1.2em" />
        </Button>
      ) : (
        <p className="muted">{t("invoices.allocations.full.none")}</p>
      )}
    </div>
  )
}
