import { useTranslation } from "react-i18next"
import { Card } from "#ui/kit/Card.tsx"
import { Disclosure } from "#ui/kit/Disclosure.tsx"
import type { Checks, ShownChecklist } from "../useChecks.ts"
import { QuestionRow } from "./QuestionRow.tsx"

interface QuestionsProps {
  list: ShownChecklist
  closed: boolean
  answer: Checks["answer"]
}

/** What the quotation takes for granted, as questions; what the client answered himself is folded away. */
export function Questions({ list: { questions }, closed, answer }: QuestionsProps) {
  const { t } = useTranslation()
  if (questions.length === 0) return null
  const said = questions.filter(({ assumed, quoted }) => assumed === "" && quoted !== null)
  const open = questions.filter((question) => !said.includes(question))
  const rows = (shown: typeof questions) => (
    <ul className="checks-items plain">
      {shown.map((question) => (
        <QuestionRow
          key={question.key}
          question={question}
          closed={closed}
          answer={(value) => void answer(question, value)}
        />
      ))}
    </ul>
  )
  const quoted = questions.some(({ assumed }) => assumed !== "") || said.length > 0
  return (
    <Card sheet title={t(quoted ? "intake.checks.questions.title" : "intake.checks.questions.building")}>
      {open.length === 0 && <p className="checks-head muted">{t("intake.checks.questions.none")}</p>}
      {rows(open)}
      {said.length > 0 && (
        <Disclosure className="checks-said" summary={t("intake.checks.questions.client")}>
          {rows(said)}
        </Disclosure>
      )}
    </Card>
  )
}
