import { useTranslation } from "react-i18next"
import { formatEuros } from "#ui/lib/format.ts"
import type { ProjectBilling } from "../../billing/schema.ts"

/** Agreed, invoiced, paid and to invoice, beside each other and as a bar. */
export function BillingFigures({ billing }: { billing: ProjectBilling }) {
  const { t } = useTranslation()
  const { agreed, invoiced, paid } = billing
  const share = (euros: number) => (agreed <= 0 ? 0 : Math.min(100, Math.max(0, (euros / agreed) * 100)))
  return (
    <>
      <svg className="billing-bar" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden>
        <rect className="billing-bar-invoiced" width={share(invoiced)} height="1" />
        <rect className="billing-bar-paid" width={Math.min(share(paid), share(invoiced))} height="1" />
      </svg>
      <dl className="billing-figures">
        {figures.map((name) => (
          <div key={name}>
            <dt className={`billing-${name}`}>{t(`business.billing.figure.${name}`)}</dt>
            <dd>{formatEuros(billing[name])}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

const figures = ["agreed", "invoiced", "paid", "toInvoice"] as const
