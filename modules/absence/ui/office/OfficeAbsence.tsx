import { useTranslation } from "react-i18next"
import { Card } from "#ui/kit/Card.tsx"
import { Disclosure } from "#ui/kit/Disclosure.tsx"
import type { Absence, AbsenceYear } from "../../schema.ts"
import { AbsenceItem, type ItemTexts } from "../AbsenceItem.tsx"
import { YearNav } from "../YearNav.tsx"
import { AskedLeave } from "./AskedLeave.tsx"
import { Balances } from "./Balances.tsx"

const itemTexts: ItemTexts = { withdrawn: "absence.withdrawnOf", recovered: "absence.recovered" }

/** Of everyone: what waits for an answer first, then who is ill, what comes, what is left, and what was. */
export function OfficeAbsence({ of, setYear }: { of: AbsenceYear; setYear: (year: number) => void }) {
  const { t } = useTranslation()
  const { today, year, absences } = of
  const { asked, ill, coming, past } = pilesOf(absences, today)
  const items = (some: Absence[]) => (
    <ul className="lines">
      {some.map((one) => (
        <AbsenceItem key={one.id} of={one} today={today} texts={itemTexts} named />
      ))}
    </ul>
  )
  return (
    <div className="stack roomy">
      {asked.length > 0 && (
        <Card title={t("absence.answering.title")}>
          <ul className="lines roomy">
            {asked.map((leave) => (
              <AskedLeave key={leave.id} leave={leave} today={today} />
            ))}
          </ul>
        </Card>
      )}
      {ill.length > 0 && <Card title={t("absence.now.title")}>{items(ill)}</Card>}
      <Card title={t("absence.coming.title")}>
        {coming.length === 0 ? <p className="muted">{t("absence.coming.none")}</p> : items(coming)}
      </Card>
      <Card title={t("absence.balances.title", { year })} aside={<YearNav year={year} setYear={setYear} />}>
        <Balances of={of} />
      </Card>
      {past.length > 0 && (
        <Disclosure summary={t("absence.earlier", { count: past.length })}>
          {items(past.toReversed())}
        </Disclosure>
      )}
    </div>
  )
}

function pilesOf(absences: Absence[], today: string) {
  const pileOf = ({ state, kind, to }: Absence) => {
    if (state === "asked") return "asked"
    if (state !== "approved" || (to !== null && to < today)) return "past"
    return kind === "sick" ? "ill" : "coming"
  }
  const { asked = [], ill = [], coming = [], past = [] } = Object.groupBy(absences, pileOf)
  return { asked, ill, coming, past }
}
