import { Mail, ReceiptText } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Card } from "#ui/kit/Card.tsx"
import type { CustomerCard } from "../../../schema.ts"
import { addressLines } from "../addressLines.ts"
import { EmailText } from "../EmailText.tsx"

/** Where his invoices go, when that is not where he himself is. */
export function InvoiceTo({ card }: { card: CustomerCard }) {
  const { t } = useTranslation()
  const { invoiceName, invoiceAddress: address, invoicePostcode: postcode, invoiceCity: city } = card
  const { invoiceEmail } = card
  const lines = [invoiceName, ...addressLines({ address, postcode, city })].filter(Boolean)
  if (lines.length === 0 && !invoiceEmail) return null
  return (
    <Card sheet title={t("projects.customers.invoiceTo")} className="customer-sheet">
      <ul className="customer-rows plain">
        {lines.length > 0 && (
          <li>
            <ReceiptText aria-hidden size="1.2em" />
            <address className="customer-address">{lines.join("\n")}</address>
          </li>
        )}
        {invoiceEmail && (
          <li>
            <Mail aria-hidden size="1.2em" />
            <a className="customer-link touch" href={`mailto:${invoiceEmail}`}>
              <EmailText email={invoiceEmail} />
            </a>
          </li>
        )}
      </ul>
    </Card>
  )
}
