import { useState } from "react"
import { flushSync } from "react-dom"
import { useLocation } from "wouter"
import type { QuestionSection } from "../../catalogue/question.ts"
import { useDrafts } from "./device.ts"
import { pass } from "./draft.ts"
import {
  allOf,
  answeredCount,
  faultyOn,
  leastAnswers,
  pagesOf,
  pageWith,
  type QuestionPage,
} from "./pages.ts"
import { controlId } from "./QuestionField.tsx"
import { addressOf, type Place, placeAfter } from "./steps.ts"

/** Next is held back while an answer here is wrong, and after the last screen while the whole is unfinished. */
export function useOnward({
  place,
  sections,
  page: { questions },
}: {
  place: Place
  sections: QuestionSection[]
  page: QuestionPage
}) {
  const drafts = useDrafts()
  const [, navigate] = useLocation()
  const [attempt, setAttempt] = useState(0)
  const [unfinished, setUnfinished] = useState<QuestionPage[]>()

  function goOn() {
    // What is kept, not what was drawn: a tap goes on before it is drawn.
    const { answers, ...draft } = drafts.get()
    const pages = pagesOf(sections, answers)
    const page = pageWith(pages, questions[0]!.key)!
    setUnfinished(undefined)
    const [faulty] = faultyOn(page, answers)
    // Drawn first, for a fault opens what was folded.
    flushSync(() => setAttempt(attempt + 1))
    if (faulty) return document.getElementById(controlId(faulty.key))?.focus()
    const passed = allOf(page).reduce((before, { key }) => pass(before, key), { answers, ...draft })
    const next = placeAfter(place, passed, pages)
    const open = pages.filter((one) => faultyOn(one, answers).length > 0)
    if (next.step === 3 && (open.length > 0 || answeredCount(pages, answers) < leastAnswers))
      return setUnfinished(open)
    drafts.change(() => passed)
    navigate(addressOf(next))
  }
  return { attempt, goOn, unfinished }
}
