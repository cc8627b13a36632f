import { Check, Clock } from "lucide-react"
import { useTranslation } from "react-i18next"
import { formatQuantity } from "#src/shared/euro.ts"
import { Badge } from "#ui/kit/Badge.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { textFromDay } from "#ui/lib/day.ts"
import type { PurchaseInvoice } from "../../purchases/schema.ts"
import { amountIn } from "../amount.ts"
import { PayButton } from "../purchases/PayButton.tsx"
import { grouped } from "./Facts.tsx"

export function Amounts({ invoice }: { invoice: PurchaseInvoice }) {
  const { t } = useTranslation()
  const { vat, netAmount, vatAmount, totalAmount, payableAmount, currency, reverseCharge } = invoice
  const { blockedIban, blockedAmount, paidOn, paidBy, kind, reversed } = invoice
  const amount = (value: number) => amountIn(value, currency)
  return (
    <Card
      title={t("invoices.review.group.amounts")}
      aside={kind !== "reversal" && !reversed && <Paid invoice={invoice} />}
    >
      <dl className="invoice-sums lines">
        <Sum name={t("invoices.review.sum.net")} value={amount(netAmount)} />
        {vat.map(({ rate, base, vat: tax }) => (
          <Sum
            key={rate}
            name={
              reverseCharge
                ? t("invoices.review.vat.shifted")
                : t("invoices.review.invoice.vatOf", { rate: formatQuantity(rate), base: amount(base) })
            }
            value={amount(tax)}
          />
        ))}
        {vat.length !== 1 && <Sum name={t("invoices.review.sum.vat")} value={amount(vatAmount)} />}
        <Sum name={t("invoices.review.field.total")} value={amount(totalAmount)} total />
        {payableAmount !== totalAmount && (
          <Sum name={t("invoices.review.field.payable")} value={amount(payableAmount)} />
        )}
        {blockedAmount !== 0 && (
          <Sum
            name={t("invoices.review.invoice.blocked", { iban: grouped(blockedIban) })}
            value={amount(blockedAmount)}
          />
        )}
      </dl>
      {paidOn !== null && (
        <p className="muted">
          {paidBy
            ? t("invoices.review.invoice.paidBy", { day: textFromDay(paidOn), by: paidBy })
            : t("invoices.review.invoice.paidOn", { day: textFromDay(paidOn) })}
        </p>
      )}
      {kind !== "reversal" && !reversed && (
        <p className="no-print">
          <PayButton invoice={invoice} />
        </p>
      )}
    </Card>
  )
}

const Sum = ({ name, value, total = false }: { name: string; value: string; total?: boolean }) => (
  <div className={total ? "invoice-total split flush" : "split flush"}>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)

function Paid({ invoice: { paidOn, kind } }: { invoice: PurchaseInvoice }) {
  const { t } = useTranslation()
  const way = kind === "credit" ? "received" : "paid"
  return (
    <Badge tone={paidOn === null ? "warn" : "ok"} icon={paidOn === null ? Clock : Check}>
      {t(`invoices.review.invoice.${way}.${paidOn === null ? "open" : "done"}`)}
    </Badge>
  )
}
