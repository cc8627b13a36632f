import { useTranslation } from "react-i18next"
import { CheckboxGroup } from "#ui/kit/CheckboxGroup.tsx"
import { DateField } from "#ui/kit/DateField.tsx"
import { NumberField } from "#ui/kit/NumberField.tsx"
import { RadioGroup } from "#ui/kit/RadioGroup.tsx"
import { TextArea } from "#ui/kit/TextArea.tsx"
import { TextField } from "#ui/kit/TextField.tsx"
import { longestText, type Question, unknownAnswers } from "../../catalogue/question.ts"
import { optionOf } from "./option.ts"
import { QuickValues } from "./QuickValues.tsx"

const longestLine = 100
/** Short answers stand two beside each other. */
const longestTile = 20

interface QuestionFieldProps {
  question: Question
  value: string | string[] | undefined
  error: string | undefined
  onChange: (value: string | string[]) => void
  /** After a choice that is one press, unlike what is typed or ticked. */
  onChosen: () => void
}

export const controlId = (key: string) => `antwoord-${key}`

/** The question with the control that fits its kind. */
export function QuestionField(props: QuestionFieldProps) {
  const { type } = props.question
  if (type === "radio") return <One {...props} />
  return type === "checkbox" ? <Several {...props} /> : <Written {...props} />
}

/** Who may leave it open can say that he doesn't know: that is an answer, kept as an empty one. */
function One({ question, value, error, onChange, onChosen }: QuestionFieldProps) {
  const { t } = useTranslation()
  const { options = [] } = question
  const known = question.required || options.some((option) => unknownAnswers.includes(option.value))
  const offered = known ? options : [...options, { value: "", label: t("wizard.question.unknown") }]
  return (
    <RadioGroup
      {...frameOf(question)}
      error={error}
      options={offered.map(optionOf)}
      hint={question.helpText}
      value={text(value)}
      onChange={(chosen) => {
        onChange(chosen)
        onChosen()
      }}
    />
  )
}

function Several({ question, value, error, onChange }: QuestionFieldProps) {
  const { t } = useTranslation()
  const hint = [question.helpText, t("wizard.question.many")].filter(Boolean).join(" ")
  return (
    <CheckboxGroup
      {...frameOf(question)}
      error={error}
      options={(question.options ?? []).map(optionOf)}
      hint={hint}
      value={Array.isArray(value) ? value : []}
      onChange={onChange}
    />
  )
}

const frameOf = ({ key, label, options = [] }: Question) => ({
  id: controlId(key),
  legend: label,
  tiles: options.every((option) => option.label.length <= longestTile),
})

function Written({ question, value, error, onChange, onChosen }: QuestionFieldProps) {
  const { key, label, helpText, required, type, unit, validation } = question
  const field = { id: controlId(key), label, hint: helpText, error, value: text(value) ?? "", onChange }
  const optional = !required
  const limit = validation?.max ?? longestText
  if (type === "date") return <DateInput {...field} optional={optional} />
  if (type === "text" && limit > longestLine) return <TextArea {...field} optional={optional} limit={limit} />
  if (type === "text") return <TextField {...field} optional={optional} />
  return (
    <div className="question-number">
      <NumberField {...field} optional={optional} unit={unit} />
      {question.quick && (
        <QuickValues
          question={question}
          value={text(value)}
          choose={(chosen) => {
            onChange(chosen)
            onChosen()
          }}
        />
      )}
    </div>
  )
}

function DateInput({ hint, ...field }: Parameters<typeof DateField>[0]) {
  const { t } = useTranslation()
  return <DateField {...field} hint={[hint, t("wizard.question.dateHint")].filter(Boolean).join(" ")} />
}

const text = (value: string | string[] | undefined) => (typeof value === "string" ? value : undefined)
