import { useId } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import type { Typed } from "../typed.ts"
import type { Reading } from "./readings.ts"

export function OtherReadings({
  readings,
  take,
}: {
  readings: readonly Reading[]
  take: (values: Partial<Typed>) => void
}) {
  const { t } = useTranslation()
  const heading = useId()
  if (readings.length === 0) return null
  return (
    <div className="review-readings cluster tight">
      <span id={heading} className="field-hint">
        {t("invoices.review.readings")}
      </span>
      <ul className="cluster tight" aria-labelledby={heading}>
        {readings.map((reading) => (
          <li key={reading.text}>
            <Button className="button-small" onClick={() => take(reading.take)}>
              {reading.text}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
