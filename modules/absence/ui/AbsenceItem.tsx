import { useState } from "react"
import { useTranslation } from "react-i18next"
import { formatDay } from "#src/shared/days.ts"
import { Badge, type Tone } from "#ui/kit/Badge.tsx"
import { Button } from "#ui/kit/Button.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import type { TextKey } from "#ui/lib/i18n.ts"
import type { Absence, AbsenceState } from "../schema.ts"
import { Recover } from "./Recover.tsx"
import { useAnswer } from "./useAnswer.ts"
import { daysText, kindText, whenText } from "./words.ts"

export interface ItemTexts {
  /** Both with a `name`. */
  withdrawn: TextKey
  recovered: TextKey
}

/** Somebody who is away, or was; `named`: among those of others. */
export function AbsenceItem({
  of,
  today,
  texts,
  named = false,
}: {
  of: Absence
  today: string
  texts: ItemTexts
  named?: boolean
}) {
  const { t } = useTranslation()
  const [recovering, setRecovering] = useState(false)
  const changing = useAnswer()
  const { person, kind, state, from, to, note, answer, answeredBy, halfDays, answerBefore } = of
  const lasts = kind === "sick" && state === "approved" && to === null
  const open =
    state === "asked" || (state === "approved" && (from > today || (named && (to ?? today) >= today)))
  const ofThis = named && <span className="visually-hidden"> {t("absence.of", { name: person.name })}</span>
  const said = t(texts.withdrawn, { name: person.name })
  return (
    <li className="split">
      <div>
        <p className="flush">
          <strong>{named ? person.name : kindText(of)}</strong>
          {named && <> · {kindText(of)}</>} · {whenText(of)}
          {!lasts && (
            <span className="muted"> ({halfDays > 0 ? daysText(halfDays) : t("absence.noDays")})</span>
          )}
        </p>
        {note && <p className="muted flush">{note}</p>}
        {answer && <p className="flush">{t("absence.own.answer", { name: answeredBy ?? "", answer })}</p>}
        {state === "asked" && !named && (
          <p className="muted flush">{t("absence.own.waits", { day: formatDay(answerBefore) })}</p>
        )}
        <Notice tone="bad">{changing.error?.message}</Notice>
      </div>
      <div className="cluster tight">
        {kind !== "sick" && <Badge tone={tones[state]}>{t(`absence.state.${state}`)}</Badge>}
        {lasts && (
          <Button className="button-small" onClick={() => setRecovering(true)}>
            {t("absence.recover.button")}
            {ofThis}
          </Button>
        )}
        {kind !== "sick" && open && (
          <Button
            variant="plain"
            busy={changing.busy}
            onClick={() => void changing.act({ leave: of, state: "withdrawn", said })}
          >
            {t("absence.withdraw")}
            {ofThis}
          </Button>
        )}
      </div>
      {recovering && <Recover of={of} said={texts.recovered} close={() => setRecovering(false)} />}
    </li>
  )
}

const tones: Record<AbsenceState, Tone> = {
  asked: "warn",
  approved: "ok",
  refused: "bad",
  withdrawn: "neutral",
}
