import type { TFunction } from "i18next"
import { Check, Pencil, Zap } from "lucide-react"
import { useTranslation } from "react-i18next"
import type { Found } from "../../../understanding/suggestion.ts"

/** Beside a field that a machine filled in: how sure it is and why. After a change, that a person did it. */
export function ReadMark({
  found,
  changed,
  checked,
}: {
  found: Pick<Found<unknown>, "confidence" | "reason" | "label">
  changed: boolean
  checked: boolean
}) {
  const { t } = useTranslation()
  if (changed)
    return (
      <span className="review-by">
        <Pencil aria-hidden size="1em" />
        {t("invoices.review.mark.byHand")}
      </span>
    )
  const tone = checked ? "checked" : found.confidence < 0.7 ? "doubt" : "sure"
  return (
    <span className={`review-by review-by-${tone}`}>
      {checked ? <Check aria-hidden size="1em" strokeWidth={3} /> : <Zap aria-hidden size="1em" />}
      {checked && `${t("invoices.review.mark.checked")} · `}
      {t("invoices.review.mark.sure", { percent: Math.round(found.confidence * 100) })} · {why(found, t)}
    </span>
  )
}

const why = ({ reason, label }: Pick<Found<unknown>, "reason" | "label">, t: TFunction) =>
  reason === "label" && label
    ? t("invoices.review.mark.beside", { label })
    : t(`invoices.review.mark.reason.${reason}`)
