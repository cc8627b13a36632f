import { useTranslation } from "react-i18next"
import { Card } from "#ui/kit/Card.tsx"
import { StatCards } from "#ui/kit/StatCards.tsx"
import type { AbsenceYear } from "../schema.ts"
import { patternOn } from "../workDays/pattern.ts"
import { AbsenceItem, type ItemTexts } from "./AbsenceItem.tsx"
import { daysText } from "./words.ts"
import { workDaysText } from "./workDaysText.ts"
import { YearNav } from "./YearNav.tsx"

const itemTexts: ItemTexts = { withdrawn: "absence.withdrawn", recovered: "absence.recover.done" }

/** One's own: what is left of the year, and what was asked, the latest first. */
export function OwnAbsence({ of, setYear }: { of: AbsenceYear; setYear: (year: number) => void }) {
  const { t } = useTranslation()
  const { today, year, absences, balances } = of
  const [own] = balances
  const fixed = own && workDaysText(patternOn(own.workDays.patterns, today))
  return (
    <div className="stack roomy">
      {own && (
        <section aria-label={t("absence.balance.title", { year })} className="stack tight">
          <div className="split">
            <h2>{t("absence.balance.title", { year })}</h2>
            <YearNav year={year} setYear={setYear} />
          </div>
          <StatCards
            label={t("absence.balance.title", { year })}
            stats={[
              { label: t("absence.balance.left"), value: daysText(own.right - own.taken - own.asked) },
              { label: t("absence.balance.taken"), value: daysText(own.taken) },
              { label: t("absence.balance.asked"), value: daysText(own.asked) },
              { label: t("absence.balance.right"), value: daysText(own.right) },
            ]}
          />
          {fixed && <p className="muted">{t("absence.workDays.own", { days: fixed })}</p>}
          {!own.set && <p className="muted">{t("absence.balance.byLaw")}</p>}
        </section>
      )}
      <Card title={t("absence.own.title")}>
        {absences.length === 0 ? (
          <p className="muted">{t("absence.own.empty")}</p>
        ) : (
          <ul className="lines">
            {absences.toReversed().map((one) => (
              <AbsenceItem key={one.id} of={one} today={today} texts={itemTexts} />
            ))}
          </ul>
        )}
      </Card>
    </div>
  )
}
