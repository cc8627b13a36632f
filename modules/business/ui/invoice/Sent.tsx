import { Undo2, Wallet } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { ScreenHead } from "#ui/kit/ScreenHead.tsx"
import type { SalesInvoice } from "../../sales/schema.ts"
import { DueBadge } from "../list/DueBadge.tsx"
import { nameOf } from "../list/name.ts"
import { aboutOf } from "./aboutOf.tsx"
import { CreditDialog } from "./CreditDialog.tsx"
import { Credits } from "./Credits.tsx"
import { Files } from "./Files.tsx"
import { Paper } from "./Paper.tsx"
import { PaymentDialog } from "./PaymentDialog.tsx"
import { Payments } from "./Payments.tsx"

type Asked = "payment" | "credit"

/** An invoice with its number: what it says stands; what is paid of it and taken back comes beside it. */
export function Sent({ invoice }: { invoice: SalesInvoice }) {
  const { t } = useTranslation()
  const [asked, setAsked] = useState<Asked>()
  const close = () => setAsked(undefined)
  // What it takes back is settled with its invoice: money is noted there.
  const isCredit = invoice.kind === "credit"
  const creditable = !isCredit && invoice.creditable.some((amount) => amount !== 0)
  return (
    <article className="stack roomy">
      <ScreenHead title={nameOf(invoice)} badge={<DueBadge invoice={invoice} />} facts={aboutOf(invoice)}>
        {!isCredit && (
          <Button variant={invoice.open > 0 ? "primary" : "secondary"} onClick={() => setAsked("payment")}>
            <Wallet aria-hidden size="1.2em" />
            {t("business.payment.add")}
          </Button>
        )}
        {creditable && (
          <Button onClick={() => setAsked("credit")}>
            <Undo2 aria-hidden size="1.2em" />
            {t("business.credit.open")}
          </Button>
        )}
      </ScreenHead>
      <div className="sales-columns stack roomy">
        <Paper invoice={invoice} />
        <div className="stack roomy">
          {!isCredit && <Payments invoice={invoice} />}
          <Credits invoice={invoice} />
          <Files invoice={invoice} />
        </div>
      </div>
      {asked === "payment" && <PaymentDialog invoice={invoice} onClose={close} />}
      {asked === "credit" && <CreditDialog invoice={invoice} onClose={close} />}
    </article>
  )
}
