import { useTranslation } from "react-i18next"
import { parseDecimal } from "#src/shared/decimal.ts"
import { round } from "#src/shared/rounding.ts"
import { Button } from "#ui/kit/Button.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { NumberField } from "#ui/kit/NumberField.tsx"
import { amountText } from "./typed.ts"
import { type FieldsProps, useField } from "./useField.ts"

const rates = [21, 9] as const

export function PriceFields(fields: FieldsProps) {
  const { t } = useTranslation()
  const price = useField(fields, "estimatedPrice")
  const net = useField(fields, "estimatedNet")
  const amount = parseDecimal(price.value)

  const fill = (rate: number) => {
    const cents = round((amount! * 100 * 100) / (100 + rate))
    fields.form.setValue("estimatedNet", amountText(cents / 100), { shouldDirty: true, shouldValidate: true })
  }

  return (
    <Card title={t("projects.form.price")}>
      <NumberField
        {...price}
        label={t("projects.list.column.price")}
        hint={t("projects.form.hint.price")}
        unit="€"
        optional
      />
      <NumberField
        {...net}
        label={t("projects.form.field.estimatedNet")}
        hint={t("projects.form.hint.estimatedNet")}
        unit="€"
        optional
      />
      <p className="vat-helper">
        {rates.map((rate) => (
          <Button
            key={rate}
            className="button-small"
            unavailable={amount === undefined && t("projects.form.priceFirst")}
            onUnavailable={() => document.getElementById(price.id)?.focus()}
            onClick={() => fill(rate)}
          >
            {t("projects.form.withoutVat", { rate })}
          </Button>
        ))}
        {amount === undefined && <span className="field-hint">{t("projects.form.priceFirst")}</span>}
      </p>
    </Card>
  )
}
