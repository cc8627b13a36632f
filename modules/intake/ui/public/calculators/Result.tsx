import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { Card } from "#ui/kit/Card.tsx"
import { CopyButton } from "#ui/kit/CopyButton.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { type Told, textOf } from "./part.ts"

interface ResultProps {
  /** Undefined: there is not enough to compute with. */
  told: Told | undefined
  /** What is still missing; without it, sizes. */
  missing?: string | undefined
  actions?: (told: Told) => ReactNode
}

/** What comes of it, how, and what one can do with it. */
export function Result({ told, missing, actions }: ResultProps) {
  const { t } = useTranslation()
  return (
    <Card title={t("intake.calculators.result.title")} className="calculator-result stack">
      <div role="status">
        {told ? (
          <>
            <p className="calculator-headline">{told.headline}</p>
            {told.also?.map((line) => (
              <p key={line} className="flush">
                {line}
              </p>
            ))}
          </>
        ) : (
          <p className="muted flush">{missing ?? t("intake.calculators.result.waiting")}</p>
        )}
      </div>
      <Notice tone="warn">{told?.warning}</Notice>
      {told && (
        <>
          <div>
            <h3>{t("intake.calculators.result.steps")}</h3>
            <ul className="lines">
              {told.steps.map((step, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two rooms may be alike in all
                <li key={at}>{step}</li>
              ))}
            </ul>
          </div>
          <div className="cluster no-print">
            {actions?.(told)}
            <CopyButton text={textOf(told)} failed={t("intake.calculators.result.copyFailed")} />
          </div>
        </>
      )}
    </Card>
  )
}
