import { useState } from "react"
import { useTranslation } from "react-i18next"
import { parseDecimal } from "#src/shared/decimal.ts"
import { Button } from "#ui/kit/Button.tsx"
import { CheckboxGroup } from "#ui/kit/CheckboxGroup.tsx"
import { NumberField } from "#ui/kit/NumberField.tsx"
import { RadioGroup } from "#ui/kit/RadioGroup.tsx"
import type { Answer } from "../../../checks/schema.ts"
import type { ShownQuestion } from "../useChecks.ts"

interface AnswerFieldProps {
  question: ShownQuestion
  give: (answer: Answer) => void
}

/** One of the question's own answers: a choice is given by pressing it. */
export function AnswerField({ question, give }: AnswerFieldProps) {
  const { type } = question
  if (type === "radio") return <Choice question={question} give={give} />
  return type === "checkbox" ? (
    <Several question={question} give={give} />
  ) : (
    <Measure question={question} give={give} />
  )
}

function Choice({ question: { key, label, options, found, quoted }, give }: AnswerFieldProps) {
  return (
    <RadioGroup
      id={`answer-${key}`}
      legend={<span className="visually-hidden">{label}</span>}
      options={options}
      value={String(found ?? quoted ?? "")}
      onChange={give}
    />
  )
}

function Several({ question: { key, label, options, found, quoted }, give }: AnswerFieldProps) {
  const { t } = useTranslation()
  const [ticked, setTicked] = useState([found ?? quoted ?? []].flat())
  return (
    <>
      <CheckboxGroup
        id={`answer-${key}`}
        legend={<span className="visually-hidden">{label}</span>}
        options={options}
        value={ticked}
        onChange={setTicked}
      />
      <Button onClick={() => give(ticked)}>{t("intake.checks.questions.keep")}</Button>
    </>
  )
}

function Measure({ question, give }: AnswerFieldProps) {
  const { t } = useTranslation()
  const { key, label, unit, found, quoted, min, max } = question
  const [typed, setTyped] = useState(String(found ?? quoted ?? "").replace(".", ","))
  const [error, setError] = useState<string>()
  function keep() {
    const number = parseDecimal(typed)
    if (number === undefined) return setError(t("intake.errors.numberUnreadable"))
    if ((min !== null && number < min) || (max !== null && number > max))
      return setError(t("intake.checks.questions.range", { min: inWords(min), max: inWords(max) }))
    give(typed.trim())
  }
  return (
    <>
      <NumberField
        id={`answer-${key}`}
        label={<span className="visually-hidden">{label}</span>}
        error={error}
        unit={unit}
        value={typed}
        onChange={setTyped}
      />
      <Button onClick={keep}>{t("intake.checks.questions.keep")}</Button>
    </>
  )
}

const inWords = (limit: number | null) => (limit === null ? "" : String(limit).replace(".", ","))
