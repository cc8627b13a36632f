import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import { formatDay } from "#src/shared/days.ts"
import { formatEuros } from "#ui/lib/format.ts"
import type { ExtraWork } from "../../extraWork/schema.ts"
import { daysText } from "./daysText.ts"
import { ExtraBadge } from "./ExtraBadge.tsx"

/** One piece of extra work, as it stands on its project. */
export function ExtraRow({ item }: { item: ExtraWork }) {
  const { t } = useTranslation()
  const { id, number, title, state, amounts, lines, delayDays, agreement } = item
  const facts = [
    number,
    delayDays > 0 && daysText(delayDays),
    agreement && t("quotes.extra.agreedBy", { name: agreement.by, day: formatDay(agreement.on) }),
  ].filter(Boolean)
  return (
    <li className="extra-row">
      <div className="cluster flush">
        <Link className="customer-request-link" href={`/meerwerk/${id}`}>
          {title}
        </Link>
        <ExtraBadge state={state} />
        <strong
          className={state === "refused" || state === "withdrawn" ? "extra-price muted" : "extra-price"}
        >
          {lines.length === 0 ? t("quotes.extra.noPrice") : formatEuros(amounts.total)}
        </strong>
      </div>
      <p className="document-facts">{facts.join(" · ")}</p>
    </li>
  )
}
