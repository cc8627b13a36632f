import { useTranslation } from "react-i18next"
import { parseDecimal } from "#src/shared/decimal.ts"
import type { Question } from "../../catalogue/question.ts"

const measures = ["m", "m²"]
const dutch = (number: number) => String(number).replace(".", ",")

/** Values that most people would fill in, one tap away, and the way to say that one doesn't know. */
export function QuickValues({
  question: { label, quick = [], unit, required },
  value,
  choose,
}: {
  question: Question
  value: string | undefined
  choose: (value: string) => void
}) {
  const { t } = useTranslation()
  const said = (number: number) => {
    if (!unit) return t("wizard.question.around", { value: number })
    return measures.includes(unit) ? `${dutch(number)} ${unit}` : dutch(number)
  }
  const offered = quick.map((number): [string, string] => [dutch(number), said(number)])
  if (!required) offered.push(["", t("wizard.question.unknown")])
  const isChosen = (offer: string) =>
    value !== undefined && (value === offer || (offer !== "" && parseDecimal(value) === parseDecimal(offer)))
  return (
    <fieldset className="cluster tight" aria-label={t("wizard.question.quick", { question: label })}>
      {offered.map(([offer, words]) => (
        <button
          key={offer}
          type="button"
          className="quick-value"
          aria-pressed={isChosen(offer)}
          onClick={() => choose(offer)}
        >
          {words}
        </button>
      ))}
    </fieldset>
  )
}
