import { CalendarClock, Check, TriangleAlert, Undo2 } from "lucide-react"
import { useTranslation } from "react-i18next"
import { dayOf } from "#src/shared/calendar.ts"
import { daysBetween, formatDay } from "#src/shared/days.ts"
import { Badge } from "#ui/kit/Badge.tsx"
import { useNow } from "#ui/lib/now.ts"
import type { PurchaseInvoiceRow } from "../../purchases/schema.ts"
import { isDueSoon, isOverdue } from "./due.ts"

/** What is due when, in one word and one colour. */
export function DueBadge({ invoice }: { invoice: PurchaseInvoiceRow }) {
  const { t } = useTranslation()
  const now = dayOf(useNow())
  const { kind, reversed, paidOn, dueDate } = invoice
  if (kind === "reversal" || reversed)
    return (
      <Badge icon={Undo2}>
        {t(`invoices.purchases.due.${kind === "reversal" ? "reversal" : "reversed"}`)}
      </Badge>
    )
  if (paidOn !== null)
    return (
      <Badge tone="ok" icon={Check}>
        {t("invoices.purchases.due.paid", { day: formatDay(paidOn) })}
      </Badge>
    )
  if (isOverdue(invoice, now))
    return (
      <Badge tone="late" icon={TriangleAlert}>
        {t("invoices.purchases.due.overdue", { count: daysBetween(dueDate!, now) })}
      </Badge>
    )
  return (
    <Badge tone={isDueSoon(invoice, now) ? "warn" : "neutral"} icon={CalendarClock}>
      {dueDate === null
        ? t("invoices.purchases.due.unknown")
        : t("invoices.purchases.due.on", { day: formatDay(dueDate) })}
    </Badge>
  )
}
