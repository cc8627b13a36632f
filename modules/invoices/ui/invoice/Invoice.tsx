import { Printer, Undo2 } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button, LinkButton } from "#ui/kit/Button.tsx"
import { ScreenHead } from "#ui/kit/ScreenHead.tsx"
import type { PurchaseInvoice } from "../../purchases/schema.ts"
import { Allocated } from "./Allocated.tsx"
import { Amounts } from "./Amounts.tsx"
import { Facts } from "./Facts.tsx"
import { Kept } from "./Kept.tsx"
import { PostedLines } from "./PostedLines.tsx"
import { ReverseDialog } from "./ReverseDialog.tsx"
import { Standing } from "./Standing.tsx"

export function Invoice({ invoice, title }: { invoice: PurchaseInvoice; title: string }) {
  const { t } = useTranslation()
  const [reversing, setReversing] = useState(false)
  const { id, kind, reversed, remainingAmount } = invoice
  const stands = kind !== "reversal" && !reversed
  return (
    <article className="stack roomy">
      <ScreenHead title={title}>
        {stands && remainingAmount !== 0 && (
          <LinkButton variant="primary" href={`/invoice-allocation?invoice=${id}`}>
            {t("invoices.review.invoice.allocate")}
          </LinkButton>
        )}
        <Button onClick={() => print()}>
          <Printer aria-hidden size="1.2em" />
          {t("invoices.review.invoice.print")}
        </Button>
        {stands && (
          <Button variant="danger" onClick={() => setReversing(true)}>
            <Undo2 aria-hidden size="1.2em" />
            {t("invoices.review.invoice.reverse.open")}
          </Button>
        )}
      </ScreenHead>
      <Standing invoice={invoice} />
      <div className="invoice-columns stack roomy">
        <div className="stack roomy">
          <Facts invoice={invoice} />
          <PostedLines invoice={invoice} />
        </div>
        <div className="stack roomy">
          <Amounts invoice={invoice} />
          {stands && <Allocated invoice={invoice} />}
          <Kept invoice={invoice} />
        </div>
      </div>
      {reversing && <ReverseDialog invoice={invoice} onClose={() => setReversing(false)} />}
    </article>
  )
}
