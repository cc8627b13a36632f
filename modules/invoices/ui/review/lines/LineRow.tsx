import { Trash2 } from "lucide-react"
import { memo } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { NumberField } from "#ui/kit/NumberField.tsx"
import { TextField } from "#ui/kit/TextField.tsx"
import type { Faults } from "../faults.ts"
import { AmountField } from "../fields/AmountField.tsx"
import type { TypedLine } from "../typed.ts"

export interface LineActs {
  set: (id: string, next: Partial<TypedLine>) => void
  remove: (id: string) => void
}

interface LineRowProps {
  line: TypedLine
  number: number
  faults: Faults | undefined
  acts: LineActs
}

/** An invoice may have five hundred of them: a row is drawn again only when something of its own changed. */
export const LineRow = memo(function LineRow({ line, number, faults, acts }: LineRowProps) {
  const { t } = useTranslation()
  const { id } = line
  const field = (name: Exclude<keyof TypedLine, "id">) => ({
    id: lineField(id, name),
    label: t(`invoices.review.line.${name}`),
    value: line[name],
    onChange: (value: string) => acts.set(id, { [name]: value }),
    error: faults?.[name],
  })
  return (
    <li
      className="review-line"
      data-slot={`line:${id}`}
      aria-label={t("invoices.review.line.number", { number })}
    >
      <TextField {...field("description")} maxLength={500} autoComplete="off" />
      <NumberField {...field("quantity")} optional />
      <TextField {...field("unit")} maxLength={20} autoComplete="off" optional />
      <NumberField {...field("unitPrice")} optional />
      <AmountField {...field("amount")} />
      <NumberField {...field("vatRate")} optional />
      <Button
        variant="plain"
        className="review-remove"
        aria-label={t("invoices.review.line.remove", { description: line.description || number })}
        onClick={() => acts.remove(id)}
      >
        <Trash2 aria-hidden size="1.2em" />
      </Button>
    </li>
  )
})

export const lineField = (line: string, name: string) => `line-${line}-${name}`
