import type { KeyboardEvent } from "react"
import { useTranslation } from "react-i18next"
import { formatQuantity } from "#src/shared/euro.ts"
import { sum } from "#src/shared/rounding.ts"
import { NumberField } from "#ui/kit/NumberField.tsx"
import { Select } from "#ui/kit/Select.tsx"
import { TextArea } from "#ui/kit/TextArea.tsx"
import { TextField } from "#ui/kit/TextField.tsx"
import { units } from "../../../pricing/norm.ts"
import type { LineInput, QuotationLine } from "../../../quotations/content.schema.ts"
import { unitWord } from "../../priceBook/words.ts"
import { fieldId } from "./focusField.ts"
import type { RowActs } from "./LineRow.tsx"
import { isUnpriced } from "./unpriced.ts"
import { useTypedNumber } from "./useTypedNumber.ts"

export interface FieldsProps {
  line: LineInput
  priced: readonly QuotationLine[] | undefined
  faults: Readonly<Record<string, string>> | undefined
  acts: RowActs
}

/** What a person fills in of a line. */
export function LineFields(props: FieldsProps) {
  const { t } = useTranslation()
  const { line, faults, acts } = props
  const change = (what: Partial<LineInput>) => acts.change(line.id, what)
  return (
    <div className="quote-fields stack">
      <TextArea
        id={fieldId(line.id, "description")}
        className="quote-description"
        label={t("quotes.quotation.line.description")}
        rows={1}
        value={line.description}
        // One line on paper, however it wraps here.
        onChange={(text) => change({ description: text.replace(/\s*\n\s*/g, " ") })}
        onKeyDown={(event: KeyboardEvent) => event.key === "Enter" && event.preventDefault()}
        error={faults?.description}
      />
      <Quantity {...props} />
      <UnitField {...props} />
      <UnitPrice {...props} />
      <VatField {...props} />
      {line.vatRate !== null && (
        <TextField
          id={fieldId(line.id, "vatReason")}
          label={t("quotes.quotation.line.vatReason", { rate: line.vatRate })}
          maxLength={200}
          value={line.vatReason ?? ""}
          onChange={(vatReason) => change({ vatReason })}
          error={faults?.vatReason}
        />
      )}
    </div>
  )
}

function Quantity({ line, faults, acts }: FieldsProps) {
  const { t } = useTranslation()
  const { wrong, ...typed } = useTypedNumber(
    line.quantity,
    (quantity) => acts.change(line.id, { quantity: quantity! }),
    { empty: Number.NaN },
  )
  return (
    <NumberField
      {...typed}
      id={fieldId(line.id, "quantity")}
      label={t("quotes.quotation.line.quantity")}
      error={wrong ? t("quotes.errors.quantityWrong") : faults?.quantity}
    />
  )
}

/** Of a norm the unit is given with it. */
function UnitField({ line: { id, norm, unit, quantity }, acts }: FieldsProps) {
  const { t } = useTranslation()
  if (norm) return <span className="quote-unit">{unitWord(unit, quantity)}</span>
  return (
    <Select
      id={fieldId(id, "unit")}
      label={t("quotes.quotation.line.unit")}
      value={unit}
      onChange={(next) => acts.change(id, { unit: units.find((each) => each === next)! })}
      options={units.map((each) => ({ value: each, label: unitWord(each) }))}
    />
  )
}

/** Empty: what the norm comes to, which stands in the field. */
function UnitPrice({ line, priced, faults, acts }: FieldsProps) {
  const { t } = useTranslation()
  const { wrong, ...typed } = useTypedNumber(
    line.unitPrice,
    (unitPrice) => acts.change(line.id, { unitPrice }),
    { empty: null, decimals: 2 },
  )
  const unpriced = isUnpriced(line, priced)
  const worked = priced && formatQuantity(sum(priced.map(({ unitPrice }) => unitPrice)), 2)
  return (
    <NumberField
      {...typed}
      id={fieldId(line.id, "unitPrice")}
      label={t("quotes.quotation.line.unitPrice")}
      className={unpriced ? "quote-price-needed" : undefined}
      optional={!unpriced}
      placeholder={unpriced ? t("quotes.quotation.line.priceHere") : worked}
      error={wrong ? t("quotes.errors.priceWrong") : faults?.unitPrice}
    />
  )
}

/** 'By the rules' follows the use and the age of the building; who chooses a rate himself says why. */
function VatField({ line: { id, vatRate }, priced, faults, acts }: FieldsProps) {
  const { t } = useTranslation()
  const rates = [...new Set((priced ?? []).map((line) => `${line.vatRate}%`))].join(" + ")
  const byRule = vatRate === null && rates ? t("quotes.quotation.line.vatNow", { rates }) : undefined
  return (
    <Select
      id={fieldId(id, "vatRate")}
      label={t("quotes.quotation.line.vatRate")}
      value={vatRate === null ? "" : String(vatRate)}
      onChange={(next) =>
        acts.change(id, next === "" ? { vatRate: null, vatReason: undefined } : { vatRate: rateOf(next) })
      }
      empty={byRule ?? t("quotes.quotation.line.vatByRule")}
      options={([21, 9, 0] as const).map((rate) => ({
        value: String(rate),
        label: t("quotes.quotation.line.vatChosen", { rate }),
      }))}
      error={faults?.vatRate}
    />
  )
}

const rateOf = (text: string): LineInput["vatRate"] => (text === "21" ? 21 : text === "9" ? 9 : 0)
