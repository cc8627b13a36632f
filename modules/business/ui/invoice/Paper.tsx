import { useTranslation } from "react-i18next"
import { amountWord } from "#modules/quotes/ui/priceBook/words.ts"
import { formatDay } from "#src/shared/days.ts"
import { Card } from "#ui/kit/Card.tsx"
import { formatEuros, formatMoment } from "#ui/lib/format.ts"
import { hoursText } from "#ui/lib/hoursText.ts"
import { t } from "#ui/lib/i18n.ts"
import type { SalesInvoice } from "../../sales/schema.ts"
import { Sums } from "./Sums.tsx"

/** What the client has: the facts, the lines and what they come to. */
export function Paper({ invoice }: { invoice: SalesInvoice }) {
  const { t } = useTranslation()
  const { title, intro, lines, amounts, reverseCharge, blocked } = invoice
  return (
    <Card title={title} className="sales-paper">
      <dl className="facts">
        {factsOf(invoice).map(([name, value]) => (
          <div key={name}>
            <dt>{t(`business.fact.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {intro && <p className="sales-intro">{intro}</p>}
      <ul className="lines" aria-label={t("business.draft.lines")}>
        {lines.map(({ description, quantity, unit, unitPrice, total }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was sent never moves
          <li key={index} className="sales-line row">
            <div className="fill">
              {description}
              {(quantity !== 1 || unit !== "post") && (
                <p className="document-facts">{`${amountWord(quantity, unit)} à ${formatEuros(unitPrice)}`}</p>
              )}
            </div>
            <span>{formatEuros(total)}</span>
          </li>
        ))}
      </ul>
      <Sums amounts={amounts} shifted={reverseCharge} />
      {blocked && (
        <p className="document-facts">
          {t("business.invoice.blocked", {
            amount: formatEuros(blocked.amount),
            hours: hoursText(Math.round(blocked.hours * 60)),
          })}
        </p>
      )}
    </Card>
  )

  function factsOf({ issuedOn, dueOn, performed, reference, sentBy, sentAt }: SalesInvoice) {
    return (
      [
        ["issuedOn", issuedOn && formatDay(issuedOn)],
        ["dueOn", dueOn && formatDay(dueOn)],
        ["performed", performed && periodText(performed)],
        ["reference", reference],
        ["sent", sentAt && [sentBy, formatMoment(sentAt)].filter(Boolean).join(", ")],
      ] as const
    ).filter((fact): fact is [(typeof fact)[0], string] => Boolean(fact[1]))
  }
}

/** '03-11-2026 tot en met 20-11-2026', or one day. */
const periodText = ({ from, to }: NonNullable<SalesInvoice["performed"]>) =>
  from === to ? formatDay(from) : t("business.fact.period", { from: formatDay(from), to: formatDay(to) })
