import { useTranslation } from "react-i18next"
import { CheckboxGroup } from "#ui/kit/CheckboxGroup.tsx"
import { DateField } from "#ui/kit/DateField.tsx"
import { NumberField } from "#ui/kit/NumberField.tsx"
import { RadioGroup } from "#ui/kit/RadioGroup.tsx"
import { TextArea } from "#ui/kit/TextArea.tsx"
import { TextField } from "#ui/kit/TextField.tsx"
import { longestText, type Question } from "../../catalogue/question.ts"

const longestLine = 100

interface QuestionFieldProps {
  question: Question
  value: string | string[] | undefined
  error: string | undefined
  onChange: (value: string | string[]) => void
}

export const controlId = ({ key }: Question) => `antwoord-${key}`

/** The question as the heading of the page, with the control that fits its kind. */
export function QuestionField(props: QuestionFieldProps) {
  const { type } = props.question
  return type === "radio" || type === "checkbox" ? <Choice {...props} /> : <Written {...props} />
}

function Choice({ question, value, error, onChange }: QuestionFieldProps) {
  const { t } = useTranslation()
  const { label, helpText, options = [], required } = question
  const frame = { id: controlId(question), legend: <h1>{label}</h1>, error, options, optional: !required }
  if (question.type === "radio")
    return <RadioGroup {...frame} hint={helpText} value={text(value)} onChange={onChange} />
  const hint = [helpText, t("wizard.question.many")].filter(Boolean).join(" ")
  return (
    <CheckboxGroup {...frame} hint={hint} value={Array.isArray(value) ? value : []} onChange={onChange} />
  )
}

/** A heading can't stand inside a label: the label repeats it for who does not see the page. */
function Written({ question, value, error, onChange }: QuestionFieldProps) {
  const { label, helpText, required, type, unit, validation } = question
  const field = {
    id: controlId(question),
    label: <span className="visually-hidden">{label}</span>,
    hint: helpText,
    error,
    optional: !required,
    value: text(value),
    onChange,
  }
  const limit = validation?.max ?? longestText
  return (
    <>
      <h1>{label}</h1>
      {type === "number" && <NumberField {...field} unit={unit} />}
      {type === "date" && <DateInput {...field} />}
      {type === "text" && limit > longestLine && <TextArea {...field} limit={limit} />}
      {type === "text" && limit <= longestLine && <TextField {...field} />}
    </>
  )
}

function DateInput({ hint, ...field }: Parameters<typeof DateField>[0]) {
  const { t } = useTranslation()
  return <DateField {...field} hint={[hint, t("wizard.question.dateHint")].filter(Boolean).join(" ")} />
}

const text = (value: string | string[] | undefined) => (typeof value === "string" ? value : "")
