import { useTranslation } from "react-i18next"
import { FormErrors } from "#ui/form/FormErrors.tsx"
import type { ApiError } from "#ui/lib/http.ts"
import { slotId } from "./fields/SlotField.tsx"
import { lineField } from "./lines/LineRow.tsx"
import { slots } from "./slots.ts"
import type { ReviewForm } from "./useReviewForm.ts"

const most = 10

/** Above what was not posted: why, and a line per field that leads to it. */
export function NotPosted({ form, error }: { form: ReviewForm; error: ApiError | undefined }) {
  const { t } = useTranslation()
  const { attempt, faults, typed } = form
  const wrong = Object.entries(faults)

  function place([path, sentence]: [string, string]) {
    const [, list, index, name] = /^(lines|vat)\.(\d+)\.(\w+)$/.exec(path) ?? []
    const line = list === "lines" && typed.lines[Number(index)]
    if (line)
      return {
        id: lineField(line.id, name!),
        text: `${line.description || t("invoices.review.line.number", { number: Number(index) + 1 })}: ${sentence}`,
      }
    const row = list === "vat" && typed.vat[Number(index)]
    if (row)
      return {
        id: name === "rate" && index === "0" ? slotId("vat") : `vat-${row.id}-${name}`,
        text: sentence,
      }
    const slot = slots.find((each) => each === path)
    return {
      id: slot ? slotId(slot) : path.startsWith("blocked") ? slotId("blocked") : undefined,
      text: sentence,
    }
  }

  return (
    <FormErrors
      title={t("invoices.review.notPosted")}
      message={wrong.length === 0 ? error?.message : undefined}
      errors={wrong.slice(0, most).map(place)}
      attempt={attempt}
    />
  )
}
