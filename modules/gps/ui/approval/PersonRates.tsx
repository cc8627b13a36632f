import { Plus } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { formatDay } from "#src/shared/days.ts"
import { Button } from "#ui/kit/Button.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { formatEuros } from "#ui/lib/format.ts"
import { hoursText } from "#ui/lib/hoursText.ts"
import type { CostRates } from "../../approval/schema.ts"
import { AddRate } from "./AddRate.tsx"
import { RemoveRate } from "./RemoveRate.tsx"

/** The rates of one person, the newest first. */
export function PersonRates({ of }: { of: CostRates[number] }) {
  const { t } = useTranslation()
  const [adding, setAdding] = useState(false)
  const { person, current, rates, bookedOtherwise } = of
  return (
    <Card
      title={person}
      className="rates-person"
      aside={
        <Button className="button-small" onClick={() => setAdding(true)}>
          <Plus aria-hidden size="1.2em" />
          {t("gps.approvalScreen.rates.add")}
          <span className="visually-hidden"> {t("gps.approvalScreen.of", { person })}</span>
        </Button>
      }
    >
      <p className={current === null ? "muted" : "rates-current"}>
        {current === null
          ? t("gps.approvalScreen.rates.unknown")
          : t("gps.approvalScreen.rates.current", { rate: formatEuros(current) })}
      </p>
      {rates.length > 0 && (
        <ul className="rates-history plain" aria-label={t("gps.approvalScreen.rates.history", { person })}>
          {rates.map((rate, index) => (
            <li key={rate.id} className="cluster flush">
              <span>{t("gps.approvalScreen.rates.since", { day: formatDay(rate.since) })}</span>
              <strong>{t("gps.approvalScreen.rates.rate", { rate: formatEuros(rate.rate) })}</strong>
              {rate.by && (
                <span className="muted">{t("gps.approvalScreen.rates.by", { name: rate.by })}</span>
              )}
              {index === 0 && <RemoveRate rate={rate} person={person} />}
            </li>
          ))}
        </ul>
      )}
      <Notice tone="warn">
        {bookedOtherwise > 0 && (
          <p>{t("gps.approvalScreen.rates.otherwise", { hours: hoursText(bookedOtherwise) })}</p>
        )}
      </Notice>
      {adding && <AddRate of={of} close={() => setAdding(false)} />}
    </Card>
  )
}
