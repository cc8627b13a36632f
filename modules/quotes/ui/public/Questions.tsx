import { useEffect, useId, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { Disclosure } from "#ui/kit/Disclosure.tsx"
import type { Question, QuestionSection } from "../../catalogue/question.ts"
import { useDrafts } from "./device.ts"
import { answer, type Draft } from "./draft.ts"
import { Foot } from "./Foot.tsx"
import { Frame } from "./Frame.tsx"
import { KeptNote } from "./KeptNote.tsx"
import { allOf, faultyOn, firstOf, type QuestionPage } from "./pages.ts"
import { controlId, QuestionField } from "./QuestionField.tsx"
import { type Place, placeBefore, progressOf } from "./steps.ts"
import { Unfinished } from "./Unfinished.tsx"
import { useFaultText } from "./useFaultText.ts"
import { useOnward } from "./useOnward.ts"
import { useTaps } from "./useTaps.ts"
import { faultOf, isEmpty } from "./validation.ts"

interface QuestionsProps {
  place: Place
  draft: Draft
  sections: QuestionSection[]
  pages: QuestionPage[]
  page: QuestionPage
}

/** Step 2: questions that belong together. */
export function Questions(props: QuestionsProps) {
  const { place, draft, pages, page } = props
  const { t } = useTranslation()
  const form = useId()
  const { attempt, goOn, unfinished } = useOnward(props)
  const progress = progressOf(pages.indexOf(page), pages)
  // After the frame has put it on the heading.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival
  useEffect(() => {
    if (place.question && place.question !== firstOf(page))
      document.getElementById(controlId(place.question))?.focus()
  }, [])
  const faulty = attempt > 0 && faultyOn(page, draft.answers).length > 0

  return (
    <Frame
      step={2}
      progress={progress}
      title={t("wizard.title.questions", { ...progress, section: page.section.title })}
      faulty={faulty || unfinished !== undefined}
      back={placeBefore(place, pages)}
      foot={
        <Foot draft={draft} sections={props.sections}>
          <Button variant="accent" type="submit" form={form}>
            {t(place.editing ? "wizard.action.save" : "wizard.action.next")}
          </Button>
        </Foot>
      }
    >
      {unfinished && <Unfinished pages={unfinished} draft={draft} attempt={attempt} />}
      <Asked {...props} id={form} attempt={attempt} goOn={goOn} />
      <KeptNote />
    </Frame>
  )
}

function Asked({
  id,
  place,
  draft,
  sections,
  page,
  attempt,
  goOn,
}: QuestionsProps & { id: string; attempt: number; goOn: () => void }) {
  const { t } = useTranslation()
  const more = useMore(place, page)
  const form = useRef<HTMLFormElement>(null)
  const { watch, chosen, going } = useTaps({
    page,
    draft,
    sections,
    goOn,
    still: more.open || place.editing === true,
  })
  const field = (question: Question) => (
    <Field
      key={question.key}
      {...{ question, draft, attempt }}
      chosen={() => chosen(question, form.current)}
    />
  )
  return (
    <form
      ref={form}
      id={id}
      noValidate
      className={going ? "questions questions-going" : "questions"}
      {...watch}
      onSubmit={(event) => {
        event.preventDefault()
        goOn()
      }}
    >
      <h1>{page.section.title}</h1>
      <p className="muted">{page.section.description}</p>
      <Faults page={page} draft={draft} attempt={attempt} />
      {page.questions.map(field)}
      {page.more.length > 0 && (
        <Disclosure
          className="questions-more"
          summary={t("wizard.question.more")}
          open={more.open}
          onToggle={more.setOpen}
        >
          <p className="muted">{t("wizard.question.moreHint")}</p>
          {page.more.map(field)}
        </Disclosure>
      )}
    </form>
  )
}

/** Open where he came for a question in it, or where an answer of his stands there already. */
function useMore({ question }: Place, { more }: QuestionPage) {
  const drafts = useDrafts()
  const [open, setOpen] = useState(() =>
    more.some(({ key }) => key === question || !isEmpty(drafts.get().answers[key])),
  )
  return { open, setOpen }
}

function Field({
  question,
  draft,
  attempt,
  chosen,
}: {
  question: Question
  draft: Draft
  attempt: number
  chosen: () => void
}) {
  const drafts = useDrafts()
  const faultText = useFaultText()
  const value = draft.answers[question.key]
  const fault = attempt > 0 ? faultOf(question, value) : undefined
  return (
    <QuestionField
      question={question}
      value={value}
      error={fault && faultText(fault)}
      onChange={(next) => drafts.change((draft) => answer(draft, question.key, next))}
      onChosen={chosen}
    />
  )
}

/** One fault is said as it is; more than one under what they have in common. */
function Faults({ page, draft, attempt }: { page: QuestionPage; draft: Draft; attempt: number }) {
  const { t } = useTranslation()
  const faultText = useFaultText()
  const faults = attempt > 0 ? allOf(page).flatMap((one) => faultOf(one, draft.answers[one.key]) ?? []) : []
  const missing = faults.some(({ text }) => text === "wizard.fault.required")
  const several = t(missing ? "wizard.question.missing" : "wizard.question.mended")
  return (
    <p role="alert" className={faults.length > 1 ? "field-error" : "visually-hidden"}>
      {faults.length > 0 && <span key={attempt}>{faults.length > 1 ? several : faultText(faults[0]!)}</span>}
    </p>
  )
}
