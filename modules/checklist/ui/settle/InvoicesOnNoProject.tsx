import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { formatEuros } from "#ui/lib/format.ts"
import { useInvoicesOnNoProject } from "./hooks.ts"
import { More } from "./More.tsx"
import type { SettleProps } from "./Settle.tsx"

/** Invoices that no project carries, each with the way to where it is divided. */
export default function InvoicesOnNoProject({ left, href }: SettleProps) {
  const { t } = useTranslation()
  const read = useInvoicesOnNoProject()
  return (
    <Loaded from={read}>
      {(invoices) => (
        <>
          <ul className="lines">
            {invoices.map(({ id, supplierName, invoiceNumber, amount }) => (
              <li key={id} className="split">
                <span>
                  <strong>{supplierName}</strong> · {invoiceNumber} · {formatEuros(amount)}
                </span>
                <Link className="touch" href={`${href}?invoice=${id}`}>
                  {t("checklist.assign")}
                  <span className="visually-hidden">
                    {" "}
                    {supplierName} {invoiceNumber}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
          <More left={left} href={href} />
        </>
      )}
    </Loaded>
  )
}
