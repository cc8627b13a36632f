import { CalendarClock } from "lucide-react"
import { useTranslation } from "react-i18next"
import { formatDay } from "#src/shared/days.ts"
import { Badge } from "#ui/kit/Badge.tsx"
import { Button } from "#ui/kit/Button.tsx"
import { formatEuros } from "#ui/lib/format.ts"
import { t } from "#ui/lib/i18n.ts"
import type { ProjectBilling, When } from "../../billing/schema.ts"
import type { NewProjectInvoice } from "../../sales/schema.ts"
import { OnInvoice } from "./OnInvoice.tsx"

interface PartsProps {
  parts: ProjectBilling["parts"]
  busy: boolean
  /** Undefined: none can be invoiced. */
  make: ((wish: NewProjectInvoice) => Promise<unknown>) | undefined
}

/** In which parts the price is invoiced, each with when, and the invoice it is on. */
export function Parts({ parts, busy, make }: PartsProps) {
  const { t } = useTranslation()
  return (
    <ol className="lines" aria-label={t("business.billing.parts")}>
      {parts.map(({ moment, percent, amount, due, when, invoice }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part has no other name
        <li key={index} className="billing-part split flush">
          <div className="billing-what">
            <div className="cluster">
              {moment}
              {due && (
                <Badge tone="warn" icon={CalendarClock}>
                  {t("business.billing.due")}
                </Badge>
              )}
            </div>
            <p className="document-facts">{`${percent}% · ${whenText(when)}`}</p>
          </div>
          <div className="cluster">
            <strong>{formatEuros(amount)}</strong>
            {invoice ? (
              <OnInvoice invoice={invoice} />
            ) : (
              make && (
                <Button
                  variant={due ? "primary" : "secondary"}
                  className="button-small no-print"
                  busy={busy}
                  onClick={() => void make({ kind: "instalment", part: index })}
                >
                  {t("business.due.make")}
                  <span className="visually-hidden"> {moment}</span>
                </Button>
              )
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}

function whenText(when: When): string {
  if (when.kind === "date") return t("business.plan.on", { day: formatDay(when.day) })
  if (when.kind === "progress") return t("business.plan.from", { percent: when.percent })
  return t(`business.plan.when.${when.kind}`)
}
