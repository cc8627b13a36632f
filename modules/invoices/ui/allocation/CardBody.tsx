import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import { round } from "#src/shared/rounding.ts"
import { Loaded, type LoadedProps } from "#ui/kit/Loaded.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { formatEuros } from "#ui/lib/format.ts"
import type { InvoiceAllocations } from "../../allocations/schema.ts"
import { leftOf } from "../../allocations/shares.ts"
import type { PurchaseInvoiceRow } from "../../purchases/schema.ts"
import { StockParts } from "../onStock/StockParts.tsx"
import { settledParts, shelf, toneOf } from "./AllocationBar.tsx"
import { AllocationForm } from "./AllocationForm.tsx"
import { AllocationList } from "./AllocationList.tsx"
import { Full } from "./Full.tsx"
import type { CardsProps } from "./InvoiceCards.tsx"

interface CardBodyProps extends CardsProps {
  invoice: PurchaseInvoiceRow
  known: LoadedProps<InvoiceAllocations>["from"]
}

/** What was allocated, and a form as long as something is left. */
export function CardBody({ invoice, known, ...rest }: CardBodyProps) {
  const { t } = useTranslation()
  const { id, netAmount, vatAmount, reverseCharge, currency } = invoice
  const net = formatEuros(netAmount)
  return (
    <div className="allocation-body">
      <p className="allocation-facts split flush">
        <span>
          {currency === "EUR" &&
            (reverseCharge
              ? t("invoices.allocations.card.shifted", { net })
              : t("invoices.allocations.card.net", { net, vat: formatEuros(vatAmount) }))}
        </span>
        <Link className="touch" href={`/purchase-invoices/${id}`}>
          {t("invoices.allocations.card.view")}
        </Link>
      </p>
      <Notice tone="info">
        {currency !== "EUR" && <p>{t("invoices.allocations.card.currencyText", { currency })}</p>}
      </Notice>
      {currency === "EUR" && (
        <Loaded from={known}>
          {(data) => (
            <>
              <AllocationList invoice={invoice} allocations={data.allocations} />
              <StockParts parts={data.stock} tone={toneOf(shelf, settledParts(data))} />
              <Rest invoice={invoice} data={data} {...rest} />
            </>
          )}
        </Loaded>
      )}
    </div>
  )
}

function Rest({
  invoice,
  data,
  view,
  next,
  mark,
}: CardsProps & { invoice: PurchaseInvoiceRow; data: InvoiceAllocations }) {
  const { t } = useTranslation()
  const { id, totalAmount, netAmount } = invoice
  if (totalAmount === 0) return <p>{t("invoices.allocations.card.nothing")}</p>
  if (data.summary.remainingAmount === 0)
    return (
      <Full
        invoice={invoice}
        next={next(id)}
        open={view.open}
        arrive={view.wanted === id}
        reached={view.reached}
      />
    )
  const left = leftOf(
    { totalCents: centsIn(totalAmount), netCents: centsIn(netAmount) },
    [...data.allocations, ...data.stock].map(inCents),
  )
  return (
    <AllocationForm
      invoice={invoice}
      left={left}
      proposals={data.proposals}
      arrive={view.wanted === id}
      reached={view.reached}
      again={() => view.open(id)}
      mark={mark}
    />
  )
}

const centsIn = (euros: number) => round(euros * 100)
const inCents = ({ amount, netAmount }: { amount: number; netAmount: number }) => ({
  cents: centsIn(amount),
  netCents: centsIn(netAmount),
})
