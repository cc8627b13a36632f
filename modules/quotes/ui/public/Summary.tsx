import { type ReactNode, useEffect } from "react"
import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import { typeLabels } from "#src/shared/projectTypes.ts"
import { answerText } from "../../catalogue/answers.ts"
import type { Draft } from "./draft.ts"
import { PhotoList } from "./PhotoList.tsx"
import { usePhotos } from "./post.ts"
import { addressOf, type Place, type Stop } from "./steps.ts"

/** A last look at all that was filled in, with the way to change each of it. */
export function Summary({ draft, stops }: { draft: Draft; stops: Stop[] }) {
  const { t } = useTranslation()
  const photos = usePhotos()
  const sections = [...new Set(stops.map(({ section }) => section))]
  return (
    <section className="summary" aria-labelledby="overzicht">
      <h2 id="overzicht">{t("wizard.summary.heading")}</h2>
      <p className="muted">{t("wizard.summary.intro")}</p>
      <h3>{t("wizard.summary.project")}</h3>
      <dl>
        <Row label={t("wizard.summary.types")} change={{ step: 1 }}>
          {draft.projectTypes.map((type) => typeLabels[type]).join(", ")}
        </Row>
        <Row label={t("wizard.summary.photos")} change={{ step: 2 }}>
          {photos.length === 0
            ? t("wizard.summary.noPhotos")
            : t("wizard.summary.photoCount", { count: photos.length })}
        </Row>
      </dl>
      {photos.length > 0 && <PhotoList photos={photos} />}
      {sections.map((section) => (
        <div key={section.title}>
          <h3>{section.title}</h3>
          <dl>
            {stops
              .filter((stop) => stop.section === section)
              .map(({ question }) => (
                <Row key={question.key} label={question.label} change={{ step: 2, question: question.key }}>
                  {answerText(question, draft.answers[question.key] ?? "") || (
                    <span className="muted">{t("wizard.summary.empty")}</span>
                  )}
                </Row>
              ))}
          </dl>
        </div>
      ))}
    </section>
  )
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
