import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { t } from "#ui/lib/i18n.ts"
import type { AbsenceYear, LeaveBalance } from "../../schema.ts"
import { patternOn } from "../../workDays/pattern.ts"
import { daysText } from "../words.ts"
import { workDaysText } from "../workDaysText.ts"
import { RightDialog } from "./RightDialog.tsx"
import { WorkDaysDialog } from "./WorkDaysDialog.tsx"

/** What everyone has a right to, took and has left. */
export function Balances({ of: { balances, year, today } }: { of: AbsenceYear }) {
  const { t } = useTranslation()
  const [changed, setChanged] = useState<LeaveBalance>()
  const [scheduled, setScheduled] = useState<LeaveBalance>()
  return (
    <>
      <ul className="lines">
        {balances.map((balance) => (
          <li key={balance.person.id} className="split">
            <div>
              <strong>{balance.person.name}</strong>
              <br />
              <span className="muted">{factsOf(balance, today)}</span>
            </div>
            <div className="cluster tight">
              <span>
                {t("absence.balance.left")}{" "}
                <strong>{daysText(balance.right - balance.taken - balance.asked)}</strong>
              </span>
              <Button variant="plain" onClick={() => setChanged(balance)}>
                {t("absence.balances.change")}
                <span className="visually-hidden"> {t("absence.of", { name: balance.person.name })}</span>
              </Button>
              <Button variant="plain" onClick={() => setScheduled(balance)}>
                {t("absence.workDays.title")}
                <span className="visually-hidden"> {t("absence.of", { name: balance.person.name })}</span>
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {changed && <RightDialog of={changed} year={year} close={() => setChanged(undefined)} />}
      {scheduled && <WorkDaysDialog of={scheduled} today={today} close={() => setScheduled(undefined)} />}
    </>
  )
}

function factsOf({ right, set, taken, asked, workDays }: LeaveBalance, today: string): string {
  const fixed = workDaysText(patternOn(workDays.patterns, today))
  return [
    ...(fixed ? [fixed] : []),
    `${t("absence.balance.right")} ${daysText(right)}${set ? "" : ` ${t("absence.balances.byLaw")}`}`,
    ...(taken > 0 ? [`${t("absence.balance.taken").toLowerCase()} ${daysText(taken)}`] : []),
    ...(asked > 0 ? [`${t("absence.balance.asked").toLowerCase()} ${daysText(asked)}`] : []),
  ].join(" · ")
}
