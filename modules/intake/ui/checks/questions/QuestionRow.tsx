import { CircleCheck } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { t as text } from "#ui/lib/i18n.ts"
import { formatWhen } from "#ui/lib/when.ts"
import type { Answer } from "../../../checks/schema.ts"
import type { AskedSize } from "../../../rooms/asked.ts"
import type { ShownQuestion } from "../useChecks.ts"
import { AnswerField } from "./AnswerField.tsx"
import { MeasuredAnswer } from "./MeasuredAnswer.tsx"

interface QuestionRowProps {
  question: ShownQuestion
  /** Where that is otherwise than it is known. */
  measured: AskedSize | undefined
  closed: boolean
  answer: (value: Answer | null) => void
}

/** A question with what was assumed or said: right, or otherwise. */
export function QuestionRow({ question, measured, closed, answer }: QuestionRowProps) {
  const { t } = useTranslation()
  const [changing, setChanging] = useState(false)
  const { label, assumed, quoted, quotedText, found, foundText } = question
  // A sentence that no question asks is its own label.
  const known = assumed === label ? "" : knownOf(question)
  const open = found === null && !changing
  const isUnknown = found === null && !quotedText && !assumed
  function give(value: Answer | null) {
    answer(value)
    setChanging(false)
  }
  return (
    <li className="checks-head stack tight">
      <div>
        <p className="checks-text flush">{label}</p>
        {known && <p className="muted flush">{known}</p>}
        {found !== null && (
          <p className="checks-settled mark tight">
            <CircleCheck aria-hidden size="1.1em" />
            <span>
              {t("intake.checks.questions.found", {
                answer: foundText || t("intake.checks.questions.right"),
              })}
              <Found question={question} />
            </span>
          </p>
        )}
      </div>
      {changing && <AnswerField question={question} give={give} />}
      {measured && !closed && !changing && <MeasuredAnswer {...{ question, measured, give }} />}
      {!closed && (
        <div className="cluster">
          {open && (quotedText || assumed) && (
            <Button className="button-small" onClick={() => give(quoted ?? "")}>
              {t("intake.checks.questions.right")}
              <span className="visually-hidden">: {label}</span>
            </Button>
          )}
          <Button className="button-small" aria-expanded={changing} onClick={() => setChanging(!changing)}>
            {changing ? t("form.cancel") : t(`intake.checks.questions.${isUnknown ? "answer" : "other"}`)}
            <span className="visually-hidden">: {label}</span>
          </Button>
          {found !== null && !changing && (
            <Button className="button-small" variant="plain" onClick={() => give(null)}>
              {t("intake.checks.questions.again")}
              <span className="visually-hidden">: {label}</span>
            </Button>
          )}
        </div>
      )}
    </li>
  )
}

/** What the quotation takes it to be, or the client said. */
function knownOf({ assumed, quotedText: answer }: ShownQuestion): string {
  if (!answer) return assumed || text("intake.checks.questions.unanswered")
  return text(assumed ? "intake.checks.questions.assumed" : "intake.checks.questions.clientSaid", { answer })
}

function Found({ question: { said, underway } }: { question: ShownQuestion }) {
  const { t } = useTranslation()
  if (underway) return <span className="muted"> {t("intake.checks.waiting")}</span>
  return (
    said && (
      <span className="muted"> {t("intake.checks.by", { name: said.by, moment: formatWhen(said.at) })}</span>
    )
  )
}
