import { useTranslation } from "react-i18next"
import { Card } from "#ui/kit/Card.tsx"
import { textFromDay } from "#ui/lib/day.ts"
import type { PurchaseInvoice } from "../../purchases/schema.ts"

export function Facts({ invoice }: { invoice: PurchaseInvoice }) {
  const { t } = useTranslation()
  const facts = [
    [t("invoices.review.field.invoiceNumber"), invoice.invoiceNumber],
    [t("invoices.review.field.date"), textFromDay(invoice.date)],
    [t("invoices.review.field.dueDate"), textFromDay(invoice.dueDate ?? "")],
    [t("invoices.review.field.orderReference"), invoice.orderReference],
    [t("invoices.review.field.projectReference"), invoice.projectReference],
    [t("invoices.review.field.iban"), grouped(invoice.iban)],
    [t("invoices.review.field.btwId"), invoice.btwId],
    [t("invoices.review.field.kvk"), invoice.kvk],
  ].filter(([, value]) => value !== "")
  return (
    <Card title={invoice.supplierName}>
      <dl className="facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

/** 'NL00 BANK 0123 4567 89', as people read it. */
export const grouped = (iban: string) => iban.replace(/(.{4})(?=.)/g, "$1 ")
