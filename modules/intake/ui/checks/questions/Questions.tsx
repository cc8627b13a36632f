import { useTranslation } from "react-i18next"
import { Card } from "#ui/kit/Card.tsx"
import { Disclosure } from "#ui/kit/Disclosure.tsx"
import type { MeasuredRoom } from "../../../rooms/measured.ts"
import type { Checks, ShownChecklist } from "../useChecks.ts"
import { isFound, otherwiseMeasured } from "./otherwiseMeasured.ts"
import { QuestionRow } from "./QuestionRow.tsx"

interface QuestionsProps {
  list: ShownChecklist
  /** Of which the sizes are known, whatever the questions take them to be. */
  rooms: readonly MeasuredRoom[]
  closed: boolean
  answer: Checks["answer"]
}

/**
 * What the quotation takes for granted, as questions; what the client answered himself is folded away, as long as nothing
 * was found or measured otherwise.
 */
export function Questions({ list: { questions }, rooms, closed, answer }: QuestionsProps) {
  const { t } = useTranslation()
  if (questions.length === 0) return null
  const measuredOf = new Map(questions.map((question) => [question, otherwiseMeasured(question, rooms)]))
  const said = questions.filter(
    (question) =>
      question.assumed === "" &&
      question.quoted !== null &&
      !isFound(question.found) &&
      !measuredOf.get(question),
  )
  const open = questions.filter((question) => !said.includes(question))
  const rows = (shown: typeof questions) => (
    <ul className="checks-items plain">
      {shown.map((question) => (
        <QuestionRow
          key={question.key}
          question={question}
          measured={measuredOf.get(question)}
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
