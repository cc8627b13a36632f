import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import { ErrorSummary } from "#ui/kit/ErrorSummary.tsx"
import type { Draft } from "./draft.ts"
import { faultyOn, type QuestionPage } from "./pages.ts"
import { addressOf } from "./steps.ts"
import { isEmpty } from "./validation.ts"

/** After the last screen: what is still to be filled in on earlier ones. */
export function Unfinished({
  pages,
  draft,
  attempt,
}: {
  pages: QuestionPage[]
  draft: Draft
  attempt: number
}) {
  const { t } = useTranslation()
  const faulty = pages.flatMap((page) =>
    faultyOn(page, draft.answers).map((question) => ({ question, section: page.section })),
  )
  const missing = faulty.some(({ question }) => isEmpty(draft.answers[question.key]))
  if (faulty.length === 0)
    return <ErrorSummary title={t("wizard.wrong")} message={t("wizard.question.few")} attempt={attempt} />
  return (
    <ErrorSummary title={t(missing ? "wizard.question.missing" : "wizard.question.mended")} attempt={attempt}>
      <ul>
        {faulty.map(({ question, section }) => (
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
