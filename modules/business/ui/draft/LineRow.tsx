import { Pencil } from "lucide-react"
import { memo } from "react"
import { useTranslation } from "react-i18next"
import { amountWord } from "#modules/quotes/ui/priceBook/words.ts"
import { Button } from "#ui/kit/Button.tsx"
import { formatEuros } from "#ui/lib/format.ts"
import type { SalesInvoice } from "../../sales/schema.ts"
import { LineFields } from "./LineFields.tsx"
import { centsOf, lineOf, type TypedLine } from "./typed.ts"

export interface LineRowProps {
  index: number
  line: TypedLine
  rates: SalesInvoice["rates"]
  faults: Record<string, string> | undefined
  open: boolean
  toggle: (index: number | undefined) => void
  set: (index: number, line: TypedLine) => void
  leave: () => void
  remove: ((index: number) => void) | undefined
}

function PlainRow({ open, toggle, ...props }: LineRowProps) {
  const { t } = useTranslation()
  const { index, line, faults } = props
  const cents = centsOf(line)
  if (open || faults)
    return (
      <li className="stack">
        <LineFields {...props} />
        {!faults && (
          <Button className="button-small" onClick={() => toggle(undefined)}>
            {t("business.line.done")}
          </Button>
        )}
      </li>
    )
  return (
    <li className="sales-line row">
      <div className="fill">
        {line.description || t("business.line.unnamed")}
        <p className="document-facts">{factsOf(line)}</p>
      </div>
      <strong>{cents === undefined ? "" : formatEuros(cents / 100)}</strong>
      <Button
        variant="plain"
        className="button-small"
        aria-label={t("business.line.change", { number: index + 1 })}
        onClick={() => toggle(index)}
      >
        <Pencil aria-hidden size="1.2em" />
      </Button>
    </li>
  )
}

export const LineRow = memo(PlainRow)

/** '12 uur à € 55,00 · 21% btw', and of one price only its VAT. */
function factsOf(line: TypedLine): string {
  const { quantity, unit, unitPrice } = lineOf(line)
  const counted = quantity !== 1 || unit !== "post"
  const readable = !Number.isNaN(quantity) && !Number.isNaN(unitPrice)
  return [
    counted && readable && `${amountWord(quantity, unit)} à ${formatEuros(unitPrice)}`,
    `${line.vatRate}%`,
    line.vatReason,
  ]
    .filter(Boolean)
    .join(" · ")
}
