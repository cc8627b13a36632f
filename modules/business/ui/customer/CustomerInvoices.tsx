import { useState } from "react"
import { useTranslation } from "react-i18next"
import { round, sum } from "#src/shared/rounding.ts"
import { Button } from "#ui/kit/Button.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { formatEuros } from "#ui/lib/format.ts"
import { useInvoicesOf } from "../hooks.ts"
import { InvoiceLines } from "../list/InvoiceLines.tsx"
import { isOpen } from "../list/standing.ts"

const atOnce = 5

/** What a customer was asked to pay, and what of it is open; nothing for who never was. */
export default function CustomerInvoices({ id }: { id: number }) {
  const { t } = useTranslation()
  const [all, setAll] = useState(false)
  const invoices = useInvoicesOf({ customer: id }).data ?? []
  if (invoices.length === 0) return null
  const open = round(sum(invoices.filter(isOpen).map((invoice) => invoice.open)), 2)
  const shown = all ? invoices : invoices.slice(0, atOnce)
  return (
    <Card
      title={t("business.title")}
      aside={<strong>{t("business.payment.open", { amount: formatEuros(open) })}</strong>}
    >
      <InvoiceLines invoices={shown} />
      {shown.length < invoices.length && (
        <Button className="button-small" onClick={() => setAll(true)}>
          {t("business.due.more", { count: invoices.length - shown.length })}
        </Button>
      )}
    </Card>
  )
}
