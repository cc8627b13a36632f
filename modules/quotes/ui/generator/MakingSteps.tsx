import { Check, Circle, LoaderCircle } from "lucide-react"
import { useEffect, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { generatorSteps } from "../../generator/schema.ts"
import type { Making } from "./useGeneration.ts"

/** What the server says it is doing; nothing is guessed. */
export function MakingSteps({ making: { step, startedAt }, cancel }: { making: Making; cancel: () => void }) {
  const { t } = useTranslation()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.scrollIntoView({ block: "nearest" })
  }, [])
  const at = step ? generatorSteps.indexOf(step) : -1
  return (
    <div ref={place}>
      <Card title={t("quotes.generator.making.title")}>
        <p role="status" className="visually-hidden">
          {step ? t(`quotes.generator.step.${step}`) : t("quotes.generator.making.asked")}
        </p>
        <ol className="making-steps stack tight">
          {generatorSteps.map((each, index) => (
            <li key={each} aria-current={index === at ? "step" : undefined}>
              <StepIcon state={index < at ? "done" : index === at ? "now" : "later"} />
              <span>
                {t(`quotes.generator.step.${each}`)}
                {index < at && (
                  <span className="visually-hidden"> ({t("quotes.generator.making.done")})</span>
                )}
              </span>
            </li>
          ))}
        </ol>
        <div className="making-foot split">
          <Elapsed since={startedAt} />
          <Button onClick={cancel}>{t("quotes.generator.making.cancel")}</Button>
        </div>
      </Card>
    </div>
  )
}

function StepIcon({ state }: { state: "done" | "now" | "later" }) {
  if (state === "done") return <Check aria-hidden className="making-done" />
  return state === "now" ? <LoaderCircle aria-hidden className="making-now" /> : <Circle aria-hidden />
}

/** Not read out: a number each second would drown everything else. */
function Elapsed({ since }: { since: number }) {
  const { t } = useTranslation()
  const [now, setNow] = useState(() => performance.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  const seconds = Math.max(0, Math.floor((now - since) / 1000))
  return <p className="muted">{t("quotes.generator.making.seconds", { count: seconds })}</p>
}
