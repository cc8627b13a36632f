import { CalendarClock, Check, Pencil, TriangleAlert, Undo2 } from "lucide-react"
import { useTranslation } from "react-i18next"
import { dayOf } from "#src/shared/calendar.ts"
import { formatDay } from "#src/shared/days.ts"
import { Badge } from "#ui/kit/Badge.tsx"
import { useNow } from "#ui/lib/now.ts"
import type { SalesInvoiceInShort } from "../../sales/schema.ts"
import { daysLate, isDraft, isPaid, muchTooLate } from "./standing.ts"

/** How it stands with being paid, in one word and one colour. */
export function DueBadge({
  invoice,
}: {
  invoice: Pick<SalesInvoiceInShort, "kind" | "state" | "open" | "dueOn">
}) {
  const { t } = useTranslation()
  const late = daysLate(invoice, dayOf(useNow()))
  if (isDraft(invoice)) return <Badge icon={Pencil}>{t("business.standing.draft")}</Badge>
  if (invoice.kind === "credit") return <Badge icon={Undo2}>{t("business.standing.settled")}</Badge>
  if (isPaid(invoice))
    return (
      <Badge tone="ok" icon={Check}>
        {t("business.standing.paid")}
      </Badge>
    )
  if (invoice.open < 0)
    return (
      <Badge tone="info" icon={Undo2}>
        {t("business.standing.toPayBack")}
      </Badge>
    )
  if (late > 0)
    return (
      <Badge tone={late > muchTooLate ? "bad" : "late"} icon={TriangleAlert}>
        {t("business.standing.late", { count: late })}
      </Badge>
    )
  return (
    <Badge icon={CalendarClock}>{t("business.standing.due", { day: formatDay(invoice.dueOn ?? "") })}</Badge>
  )
}
