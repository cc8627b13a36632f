import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { t } from "#ui/lib/i18n.ts"
import type { AbsenceYear, LeaveBalance } from "../../schema.ts"
import { daysText } from "../words.ts"
import { RightDialog } from "./RightDialog.tsx"

/** What everyone has a right to, took and has left. */
export function Balances({ of: { balances, year } }: { of: AbsenceYear }) {
  const { t } = useTranslation()
  const [changed, setChanged] = useState<LeaveBalance>()
  return (
    <>
      <ul className="lines">
        {balances.map((balance) => (
          <li key={balance.person.id} className="split">
            <div>
              <strong>{balance.person.name}</strong>
              <br />
              <span className="muted">{factsOf(balance)}</span>
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
            </div>
          </li>
        ))}
      </ul>
      {changed && <RightDialog of={changed} year={year} close={() => setChanged(undefined)} />}
    </>
  )
}

function factsOf({ right, set, taken, asked }: LeaveBalance): string {
  return [
    `${t("absence.balance.right")} ${daysText(right)}${set ? "" : ` ${t("absence.balances.byLaw")}`}`,
    ...(taken > 0 ? [`${t("absence.balance.taken").toLowerCase()} ${daysText(taken)}`] : []),
    ...(asked > 0 ? [`${t("absence.balance.asked").toLowerCase()} ${daysText(asked)}`] : []),
  ].join(" · ")
}
