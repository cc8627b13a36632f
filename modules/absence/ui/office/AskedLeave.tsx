import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import { formatDay } from "#src/shared/days.ts"
import { Button } from "#ui/kit/Button.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import type { Absence } from "../../schema.ts"
import { useAnswer } from "../useAnswer.ts"
import { daysText, kindText, whenText } from "../words.ts"
import { DenyDialog } from "./DenyDialog.tsx"

/** Leave that waits for an answer, with what it would meet. */
export function AskedLeave({ leave, today }: { leave: Absence; today: string }) {
  const { t } = useTranslation()
  const [denying, setDenying] = useState(false)
  const answering = useAnswer()
  const { person, kind, note, halfDays, answerBefore, meets } = leave
  const ofThis = <span className="visually-hidden"> {t("absence.of", { name: person.name })}</span>
  const grant = () =>
    answering.act({ leave, state: "approved", said: t("absence.answering.granted", { name: person.name }) })
  return (
    <li className="stack tight">
      <p>
        <strong>{person.name}</strong> · {kindText(leave)} · {whenText(leave)}{" "}
        <span className="muted">({daysText(halfDays)})</span>
      </p>
      {note && <p>{note}</p>}
      <ul className="marks">
        {meets?.work.map(({ id, name, from, to }) => (
          <li key={id}>
            <Link href={`/projects/${id}`}>
              {t("absence.answering.works", { project: name, days: whenText({ from, to }) })}
            </Link>
          </li>
        ))}
        {meets?.work.length === 0 && <li className="muted">{t("absence.answering.nothing")}</li>}
        {meets?.away.map((other) => (
          <li key={`${other.name} ${other.from}`}>
            {t("absence.answering.awayToo", { name: other.name, days: whenText(other) })}
          </li>
        ))}
      </ul>
      {kind === "vacation" && (
        <p className="muted">
          {t(`absence.answering.${answerBefore < today ? "late" : "before"}`, {
            day: formatDay(answerBefore),
          })}
        </p>
      )}
      <Notice tone="bad">{answering.error?.message}</Notice>
      <div className="cluster tight">
        <Button variant="primary" busy={answering.busy} onClick={() => void grant()}>
          {t("absence.answering.grant")}
          {ofThis}
        </Button>
        <Button onClick={() => setDenying(true)}>
          {t("absence.answering.deny")}
          {ofThis}
        </Button>
      </div>
      {denying && <DenyDialog leave={leave} close={() => setDenying(false)} />}
    </li>
  )
}
