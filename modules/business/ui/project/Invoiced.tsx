import { useTranslation } from "react-i18next"
import { useInvoicesOf } from "../hooks.ts"
import { InvoiceLines } from "../list/InvoiceLines.tsx"

/** Every invoice of the job; nothing as long as there is none. */
export function Invoiced({ project }: { project: number }) {
  const { t } = useTranslation()
  const invoices = useInvoicesOf({ project }).data
  if (!invoices?.length) return null
  return (
    <section className="stack tight">
      <h3>{t("business.billing.invoices")}</h3>
      <InvoiceLines invoices={invoices} />
    </section>
  )
}
