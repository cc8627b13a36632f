import { Ruler } from "lucide-react"
import { useTranslation } from "react-i18next"
import { formatQuantity } from "#src/shared/euro.ts"
import { Button } from "#ui/kit/Button.tsx"
import type { Answer } from "../../../checks/schema.ts"
import type { AskedSize } from "../../../rooms/asked.ts"
import { reckoned } from "../../../rooms/measured.ts"
import { roomText } from "../../rooms/roomText.ts"
import type { ShownQuestion } from "../useChecks.ts"

interface MeasuredAnswerProps {
  question: ShownQuestion
  measured: AskedSize
  give: (answer: Answer) => void
}

/** Gives with one press what was measured of the size that a question asks. */
export function MeasuredAnswer({ question: { label, unit }, measured, give }: MeasuredAnswerProps) {
  const { t } = useTranslation()
  const answer = formatQuantity(measured.quantity)
  const of = measured.rooms.map((room) => [roomText(room), reckoned(room, "floor")].filter(Boolean).join(" "))
  return (
    <div className="stack tight">
      <p className="muted flush">{t("intake.rooms.asked.of", { rooms: of.join("; ") })}</p>
      <div className="cluster">
        <Button className="button-small" onClick={() => give(answer)}>
          <Ruler aria-hidden size="1.1em" />
          {t("intake.rooms.asked.take", { amount: `${answer} ${unit}` })}
          <span className="visually-hidden">: {label}</span>
        </Button>
      </div>
    </div>
  )
}
