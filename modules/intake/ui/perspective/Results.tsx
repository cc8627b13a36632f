import { House, Trash2 } from "lucide-react"
import { useTranslation } from "react-i18next"
import { formatQuantity } from "#src/shared/euro.ts"
import { Button } from "#ui/kit/Button.tsx"
import { CopyButton } from "#ui/kit/CopyButton.tsx"
import { Disclosure } from "#ui/kit/Disclosure.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { TextField } from "#ui/kit/TextField.tsx"
import type { Measured } from "../../perspective/measure.ts"
import type { Plane } from "../../perspective/plane.ts"
import { nameOfMeasure } from "./nameOfMeasure.ts"
import { isUncertain, leastCertain, type Result, resultOf, resultText } from "./results.ts"
import type { Measuring } from "./useMeasuring.ts"

interface ResultsProps {
  measuring: Measuring
  plane: Plane
  /** Hands one on to the rooms. */
  onRoom: (result: Result, index: number) => void
}

/** What was measured, each with its error; the chosen one with what one does with it. */
export function Results({ measuring, plane, onRoom }: ResultsProps) {
  const { t } = useTranslation()
  const { work, chosen, choose } = measuring
  const whole = work.measures.flatMap((measure, index) => (measure.isWhole ? [{ measure, index }] : []))
  if (whole.length === 0) return null
  return (
    <ul className="perspective-results lines" aria-label={t("intake.perspective.list")}>
      {whole.toReversed().map(({ measure, index }) => {
        const result = resultOf(plane, measure)
        const isChosen = index === chosen
        return (
          <li key={index} className="stack tight">
            <button
              type="button"
              className="perspective-result split tight"
              aria-expanded={isChosen}
              onClick={() => choose(index)}
            >
              <span>{nameOfMeasure(work, index)}</span>
              <strong className={result.kind === "fault" ? "perspective-wrong" : undefined}>
                {resultText(result)}
              </strong>
            </button>
            {isChosen && <Chosen {...{ measuring, result, index, onRoom }} />}
          </li>
        )
      })}
    </ul>
  )
}

function Chosen({ measuring, result, index, onRoom }: ChosenProps) {
  const { t } = useTranslation()
  const { work } = measuring
  return (
    <>
      <Notice tone="warn">{isUncertain(result) && t("intake.perspective.doubtful")}</Notice>
      <div className="cluster tight">
        {result.kind !== "fault" && (
          <CopyButton
            text={`${nameOfMeasure(work, index)}: ${resultText(result)}`}
            failed={t("intake.perspective.copyFailed")}
          />
        )}
        {(result.kind === "length" || result.kind === "rectangle") && (
          <Button onClick={() => onRoom(result, index)}>
            <House aria-hidden size="1.2em" />
            {t("intake.perspective.asRoom")}
          </Button>
        )}
        <Button onClick={() => measuring.remove(index)}>
          <Trash2 aria-hidden size="1.2em" />
          {t("intake.perspective.remove")}
        </Button>
      </div>
      <TextField
        id="meten-naam"
        label={t("intake.perspective.name")}
        optional
        value={work.measures[index]!.name}
        maxLength={40}
        autoComplete="off"
        onChange={(name) => measuring.rename(index, name)}
      />
      {result.kind !== "fault" && (
        <Disclosure summary={t("intake.perspective.why")}>
          <p>{t("intake.perspective.whyText", told(leastCertain(result)))}</p>
        </Disclosure>
      )}
    </>
  )
}

interface ChosenProps {
  measuring: Measuring
  result: Result
  index: number
  onRoom: ResultsProps["onRoom"]
}

/** Each cause as part of the measure: '± 0,8%'. */
function told({ value, by }: Measured) {
  const part = (off: number) => `± ${formatQuantity(Math.ceil((off / value) * 1000) / 10)}%`
  return { pointing: part(by.pointing), known: part(by.known), lens: part(by.lens) }
}
