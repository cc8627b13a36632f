import { Plus, Trash2 } from "lucide-react"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { CheckboxGroup } from "#ui/kit/CheckboxGroup.tsx"
import { NumberField } from "#ui/kit/NumberField.tsx"
import { newKey } from "#ui/lib/newKey.ts"
import type { Faults } from "../faults.ts"
import { AmountField } from "../fields/AmountField.tsx"
import type { Typed, TypedVat } from "../typed.ts"
import { fromTotal, shifted, withRow } from "./vat.ts"

interface VatFieldsProps {
  typed: Typed
  faults: Faults
  change: (next: Partial<Typed> | ((before: Typed) => Typed)) => void
  mark: ReactNode
}

/** The amounts per rate of VAT: together they are what is excluding VAT, and the VAT. */
export function VatFields({ typed, faults, change, mark }: VatFieldsProps) {
  const { t } = useTranslation()
  const { vat, reverseCharge } = typed
  const fromTheTotal = fromTotal(typed)
  const set = (id: string, next: Partial<TypedVat>) => change((before) => withRow(before, id, next))
  return (
    <fieldset className="field review-vat">
      <legend className="field-label">{t("invoices.review.vat.title")}</legend>
      {mark && <p className="field-hint">{mark}</p>}
      {vat.map((row, index) => (
        <div key={row.id} className="review-vat-row" data-slot={`vat:${row.id}`}>
          <NumberField
            id={index === 0 ? "review-vat" : `vat-${row.id}-rate`}
            label={t("invoices.review.vat.rate")}
            unit="%"
            value={row.rate}
            onChange={(rate) => set(row.id, { rate })}
            error={faults[`vat.${index}.rate`]}
          />
          <AmountField
            id={`vat-${row.id}-base`}
            label={t("invoices.review.vat.base")}
            value={row.base}
            onChange={(base) => set(row.id, { base })}
            error={faults[`vat.${index}.base`]}
          />
          <AmountField
            id={`vat-${row.id}-vat`}
            label={t("invoices.review.vat.vat")}
            value={row.vat}
            onChange={(amount) => set(row.id, { vat: amount })}
            error={faults[`vat.${index}.vat`]}
          />
          {vat.length > 1 && (
            <Button
              variant="plain"
              className="review-remove"
              aria-label={t("invoices.review.vat.remove", { rate: row.rate })}
              onClick={() => change({ vat: vat.filter(({ id }) => id !== row.id) })}
            >
              <Trash2 aria-hidden size="1.2em" />
            </Button>
          )}
        </div>
      ))}
      <div className="review-vat-actions cluster">
        <CheckboxGroup
          id="review-reverseCharge"
          legend={<span className="visually-hidden">{t("invoices.review.vat.shifted")}</span>}
          value={reverseCharge ? ["on"] : []}
          onChange={([on]) => change((before) => shifted(before, on !== undefined))}
          options={[{ value: "on", label: t("invoices.review.vat.shifted") }]}
        />
        {fromTheTotal && (
          <Button className="button-small" onClick={() => change({ vat: fromTheTotal })}>
            {t("invoices.review.vat.fromTotal")}
          </Button>
        )}
        {vat.length < 10 && (
          <Button
            className="button-small"
            onClick={() => change({ vat: [...vat, { id: newKey(), rate: "9", base: "", vat: "" }] })}
          >
            <Plus aria-hidden size="1.1em" />
            {t("invoices.review.vat.add")}
          </Button>
        )}
      </div>
    </fieldset>
  )
}
