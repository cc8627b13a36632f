import { useEffect, useRef, useState } from "react"
import type { Question, QuestionSection } from "../../catalogue/question.ts"
import { useDrafts } from "./device.ts"
import type { Draft } from "./draft.ts"
import { isAnswered, isPassed, pagesOf, pageWith, type QuestionPage } from "./pages.ts"
import { controlId } from "./QuestionField.tsx"

/** Long enough to see what one chose. */
const pause = 350

/**
 * A tap that chooses in the last group goes on by itself once all is answered; one in an earlier group brings the next
 * into view. A key never does, so that the arrows can walk through the choices, nor does a screen that one was past
 * before: 'Vorige' would bounce. `still`: there is more to fill in than this.
 */
export function useTaps({
  page,
  draft,
  sections,
  goOn,
  still,
}: {
  page: QuestionPage
  draft: Draft
  sections: QuestionSection[]
  goOn: () => void
  still: boolean
}) {
  const drafts = useDrafts()
  const [before] = useState(() => isPassed(page, draft.passed))
  const tapped = useRef(false)
  const [going, setGoing] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(goOn)
  latest.current = goOn
  useEffect(() => () => clearTimeout(timer.current), [])

  function stay() {
    clearTimeout(timer.current)
    setGoing(false)
  }

  function go() {
    setGoing(true)
    timer.current = setTimeout(() => {
      setGoing(false)
      latest.current()
    }, pause)
  }

  function chosen(question: Question, form: HTMLElement | null) {
    stay()
    if (!tapped.current || before || still) return
    const { answers } = drafts.get()
    const now = pageWith(pagesOf(sections, answers), question.key)
    if (!now || now.more.includes(question)) return
    const next = now.questions[now.questions.indexOf(question) + 1]
    if (next) requestAnimationFrame(() => show(form, next))
    else if (isAnswered(now, answers)) go()
  }

  return {
    chosen,
    going,
    watch: {
      onPointerDown: () => {
        tapped.current = true
      },
      onKeyDown: () => {
        tapped.current = false
        stay()
      },
    },
  }
}

/** What is in sight stays where it is. */
function show(form: HTMLElement | null, { key }: Question) {
  const field = form?.querySelector(`#${controlId(key)}`)?.closest(".field")
  const foot = document.querySelector(".wizard-foot")?.getBoundingClientRect()
  if (!field || field.getBoundingClientRect().bottom < Math.min(innerHeight, foot?.top || innerHeight)) return
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches
  field.scrollIntoView({ block: "center", behavior: calm ? "auto" : "smooth" })
}
