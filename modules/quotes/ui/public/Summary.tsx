import { type ReactNode, useEffect, useState } from "react"
import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import { entryLabels } from "#src/shared/entries.ts"
import { typeLabels } from "#src/shared/projectTypes.ts"
import { Disclosure } from "#ui/kit/Disclosure.tsx"
import { answerText } from "../../catalogue/answers.ts"
import type { Question } from "../../catalogue/question.ts"
import type { Draft } from "./draft.ts"
import { allOf, answeredCount, firstOf, type QuestionPage } from "./pages.ts"
import { addressOf, type Place } from "./steps.ts"

/** A last look at all that was filled in, with the way to change each of it. Folded, so that the button stays in reach. */
export function Summary({ draft, pages }: { draft: Draft; pages: QuestionPage[] }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(left !== undefined)
  const count = answeredCount(pages, draft.answers)
  const types = [
    ...draft.projectTypes.map((type) => typeLabels[type]),
    ...draft.entries.map((entry) => entryLabels[entry]),
  ].join(", ")
  return (
    <section className="summary" aria-labelledby="overzicht">
      <h2 id="overzicht">{t("wizard.summary.heading")}</h2>
      <Disclosure summary={t("wizard.summary.fold", { types, count })} open={open} onToggle={setOpen}>
        <p className="muted">{t("wizard.summary.intro")}</p>
        <dl>
          <Row label={t("wizard.summary.types")} change={{ step: 1 }}>
            {types}
          </Row>
        </dl>
        {pages.map((page) => (
          <div key={firstOf(page)}>
            <h3>{page.section.title}</h3>
            <dl>
              {allOf(page).map((question) => (
                <Row key={question.key} label={question.label} change={{ step: 2, question: question.key }}>
                  <Answer question={question} value={draft.answers[question.key]} />
                </Row>
              ))}
            </dl>
          </div>
        ))}
      </Disclosure>
    </section>
  )
}

function Answer({ question, value }: { question: Question; value: string | string[] | undefined }) {
  const { t } = useTranslation()
  const said = answerText(question, value ?? "")
  if (said) return said
  const unknown = value === "" && question.type !== "text" && question.type !== "date"
  return <span className="muted">{t(unknown ? "wizard.question.unknown" : "wizard.summary.empty")}</span>
}

function Row({ label, change, children }: { label: string; change: Place; children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <div className="summary-row">
      <dt>{label}</dt>
      <dd className="summary-answer">{children}</dd>
      <dd className="summary-change">
        <Link
          className="touch roomy"
          id={changeId(change)}
          href={addressOf({ ...change, editing: true })}
          onClick={() => leaveFrom(change)}
        >
          {t("wizard.action.change")}
          <span className="visually-hidden"> {label}</span>
        </Link>
      </dd>
    </div>
  )
}

const changeId = ({ step, question }: Place) => `wijzig-${question ?? step}`

let left: string | undefined
const leaveFrom = (change: Place) => {
  left = changeId(change)
}

/** Back from a change, one is where one left. For the parent of the frame, which puts the focus on the heading. */
export function useReturn() {
  useEffect(() => {
    const link = left && document.getElementById(left)
    left = undefined
    if (!link) return
    link.focus({ preventScroll: true })
    link.scrollIntoView({ block: "center" })
  }, [])
}
