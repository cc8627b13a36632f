import { useTranslation } from "react-i18next"
import { formatQuantity } from "#src/shared/euro.ts"
import { NumberField } from "#ui/kit/NumberField.tsx"
import { Select } from "#ui/kit/Select.tsx"
import type { PricedNorm } from "../../../priceBook/schema.ts"
import { phases } from "../../../pricing/norm.ts"
import type { LineInput } from "../../../quotations/content.schema.ts"
import { NormPicker } from "../../priceBook/NormPicker.tsx"
import { unitWord } from "../../priceBook/words.ts"
import { fieldId } from "./focusField.ts"
import type { FieldsProps } from "./LineFields.tsx"
import { useTypedNumber } from "./useTypedNumber.ts"

/** What is changed less often: where the line stands, and how long the work takes. */
export function LineMore(props: FieldsProps) {
  const { t } = useTranslation()
  const { line, acts, faults } = props
  return (
    <div className="quote-more stack no-print">
      <NormPicker
        id={fieldId(line.id, "norm")}
        label={t("quotes.quotation.line.norm")}
        hint={t(line.norm ? "quotes.quotation.line.otherNorm" : "quotes.quotation.line.findNorm")}
        value={line.norm || null}
        error={faults?.norm}
        onPick={(norm) => acts.change(line.id, asNorm(line, norm))}
      />
      <Select
        id={fieldId(line.id, "phase")}
        label={t("quotes.quotation.line.phase")}
        value={line.phase}
        onChange={(next) => acts.change(line.id, { phase: phases.find((each) => each === next)! })}
        options={phases.map((each) => ({ value: each, label: t(`quotes.priceBook.phase.${each}`) }))}
      />
      {line.norm && line.unit !== "uur" && <NormHours {...props} />}
    </div>
  )
}

/** Worked out by the norm from now on; the words of the client's wish stay. */
const asNorm = (line: LineInput, { code, description, phase, unit }: PricedNorm): Partial<LineInput> => ({
  ...{ norm: code, unit, phase, normHours: null, unitPrice: null },
  ...((line.norm !== "" || line.description === "") && { description }),
})

function NormHours({ line, priced, faults, acts }: FieldsProps) {
  const { t } = useTranslation()
  const { wrong, ...typed } = useTypedNumber(
    line.normHours,
    (normHours) => acts.change(line.id, { normHours }),
    { empty: null },
  )
  return (
    <NumberField
      {...typed}
      id={fieldId(line.id, "normHours")}
      label={t("quotes.quotation.line.normHours", { unit: unitWord(line.unit) })}
      optional
      placeholder={priced?.[0] && formatQuantity(priced[0].normHours)}
      error={wrong ? t("quotes.errors.hoursWrong") : faults?.normHours}
    />
  )
}
