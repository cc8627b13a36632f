import { useTranslation } from "react-i18next"
import { parseDecimal } from "#src/shared/decimal.ts"
import { formatQuantity } from "#src/shared/euro.ts"
import { round } from "#src/shared/rounding.ts"
import { Button } from "#ui/kit/Button.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { type ProjectForm, project } from "./project.tsx"

const rates = [21, 9] as const

export function PriceFields({ form }: { form: ProjectForm }) {
  const { t } = useTranslation()
  const amount = parseDecimal(project.useTyped("estimatedPrice"))

  const fill = (rate: number) => {
    const cents = round((amount! * 100 * 100) / (100 + rate))
    form.set("estimatedNet", formatQuantity(cents / 100, 2))
  }

  return (
    <Card title={t("projects.form.price")}>
      <project.Field name="estimatedPrice" hint={t("projects.form.hint.price")} optional />
      <project.Field name="estimatedNet" hint={t("projects.form.hint.estimatedNet")} optional />
      <p className="vat-helper cluster">
        {rates.map((rate) => (
          <Button
            key={rate}
            className="button-small"
            unavailable={amount === undefined && t("projects.form.priceFirst")}
            onUnavailable={() => document.getElementById("project-estimatedPrice")?.focus()}
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
