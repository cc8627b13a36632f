import { type FormEvent, useState } from "react"
import { useTranslation } from "react-i18next"
import { Link, useLocation } from "wouter"
import { Button } from "#ui/kit/Button.tsx"
import { ErrorSummary } from "#ui/kit/ErrorSummary.tsx"
import { useDrafts } from "./device.ts"
import { answer, type Draft, pass } from "./draft.ts"
import { Frame } from "./Frame.tsx"
import { KeptNote } from "./KeptNote.tsx"
import { controlId, QuestionField } from "./QuestionField.tsx"
import {
  addressOf,
  answeredCount,
  faultyStops,
  leastAnswers,
  type Place,
  placeAfter,
  placeBefore,
  type Stop,
} from "./steps.ts"
import { useFaultText } from "./useFaultText.ts"
import { faultOf, isEmpty } from "./validation.ts"

/** Step 2: one question. */
export function QuestionStep({ place, draft, stops }: { place: Place; draft: Draft; stops: Stop[] }) {
  const { t } = useTranslation()
  const drafts = useDrafts()
  const faultText = useFaultText()
  const stop = stops.find(({ question }) => question.key === place.question)!
  const { question, section, number, count } = stop
  const value = draft.answers[question.key]
  const { attempt, goOn, unfinished } = useGoingOn(place, draft, stops)
  const fault = attempt > 0 ? faultOf(question, value) : undefined

  return (
    <Frame
      step={2}
      title={t("wizard.title.question", { number, count, section: section.title })}
      faulty={fault !== undefined || unfinished !== undefined}
      back={placeBefore(place, stops)}
    >
      {unfinished && <Unfinished stops={unfinished} draft={draft} attempt={attempt} />}
      <form noValidate onSubmit={goOn} className="question">
        <Whereabouts stop={stop} />
        <QuestionField
          question={question}
          value={value}
          error={fault && faultText(fault)}
          onChange={(next) => drafts.change((draft) => answer(draft, question.key, next))}
        />
        <p className="visually-hidden" role="alert">
          {fault && <span key={attempt}>{faultText(fault)}</span>}
        </p>
        <div className="actions actions-sticky">
          <Button variant="primary" type="submit">
            {t(place.editing ? "wizard.action.save" : "wizard.action.next")}
          </Button>
          {question.type === "radio" && !question.required && !isEmpty(value) && (
            <Button
              variant="plain"
              onClick={() => {
                drafts.change((draft) => answer(draft, question.key, ""))
                document.getElementById(controlId(question))?.focus()
              }}
            >
              {t("wizard.question.clear")}
            </Button>
          )}
        </div>
      </form>
      <KeptNote />
    </Frame>
  )
}

/** Next is held back while the answer is wrong, and after the last question while the whole is unfinished. */
function useGoingOn(place: Place, draft: Draft, stops: Stop[]) {
  const drafts = useDrafts()
  const [, navigate] = useLocation()
  const [attempt, setAttempt] = useState(0)
  const [finishing, setFinishing] = useState(false)
  const { question } = stops.find((stop) => stop.question.key === place.question)!
  const faulty = faultyStops(stops, draft.answers)
  const open = faulty.length > 0 || answeredCount(stops, draft.answers) < leastAnswers

  function goOn(event: FormEvent) {
    event.preventDefault()
    setAttempt(attempt + 1)
    setFinishing(false)
    if (faultOf(question, draft.answers[question.key]))
      return document.getElementById(controlId(question))?.focus()
    const passed = pass(draft, question.key)
    const next = placeAfter(place, passed, stops)
    if (next.step === 3 && open) return setFinishing(true)
    drafts.change((draft) => pass(draft, question.key))
    navigate(addressOf(next))
  }

  return { attempt, goOn, unfinished: finishing && open ? faulty : undefined }
}

/** Which section this is and how far one is in it. */
function Whereabouts({ stop: { section, sectionNumber, sectionCount, number, count } }: { stop: Stop }) {
  const { t } = useTranslation()
  return (
    <div className="question-section stack flush">
      <p className="question-section-name">{section.title}</p>
      <p className="muted">
        {t("wizard.question.where", { section: sectionNumber, sections: sectionCount, number, count })}
      </p>
      {number === 1 && section.description && <p>{section.description}</p>}
    </div>
  )
}

function Unfinished({ stops, draft, attempt }: { stops: Stop[]; draft: Draft; attempt: number }) {
  const { t } = useTranslation()
  const missing = stops.some(({ question }) => isEmpty(draft.answers[question.key]))
  if (stops.length === 0)
    return <ErrorSummary title={t("wizard.wrong")} message={t("wizard.question.few")} attempt={attempt} />
  return (
    <ErrorSummary title={t(missing ? "wizard.question.missing" : "wizard.question.mended")} attempt={attempt}>
      <ul>
        {stops.map(({ question, section }) => (
          <li key={question.key}>
            <Link href={addressOf({ step: 2, question: question.key, editing: true })}>
              {t("wizard.question.line", { section: section.title, question: question.label })}
            </Link>
          </li>
        ))}
      </ul>
    </ErrorSummary>
  )
}
