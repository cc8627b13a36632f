import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import { roles } from "#modules/quotes/pricing/norm.ts"
import { vatRatesOn } from "#modules/quotes/pricing/vatRates.ts"
import { dayOf } from "#src/shared/calendar.ts"
import { parseDecimal } from "#src/shared/decimal.ts"
import { formatEuro, formatQuantity as n } from "#src/shared/euro.ts"
import { Card } from "#ui/kit/Card.tsx"
import { Segmented } from "#ui/kit/Segmented.tsx"
import { t as said } from "#ui/lib/i18n.ts"
import { useNow } from "#ui/lib/now.ts"
import { vatRates } from "../../calculators/choices.ts"
import { type Cost, cost } from "../../calculators/cost.ts"
import { fieldOf } from "../public/calculators/fieldOf.ts"
import type { PartProps, Told } from "../public/calculators/part.ts"
import { Result } from "../public/calculators/Result.tsx"
import { SizeField } from "../public/calculators/SizeField.tsx"

/** What work comes to. */
export function CostPart({ typed: { cost: typed }, change, figures: { rates }, actions }: PartProps) {
  const { t } = useTranslation()
  const vat = vatRatesOn(dayOf(useNow()))
  const rate = typed.rate ?? n(rates!.carpenter, 2)
  const filled = { ...typed, rate }
  const { value, faults } = cost(filled, vat[typed.vat])
  const set = (next: Partial<typeof typed>) => change({ cost: { ...typed, ...next } })
  const field = fieldOf("cost", filled, faults, set)
  return (
    <>
      <Card title={t("intake.calculators.cost.title")} className="stack">
        <SizeField
          {...field("hours")}
          label={t("intake.calculators.cost.hours")}
          unit={t("intake.calculators.cost.hoursUnit")}
        />
        <SizeField
          {...field("rate")}
          label={t("intake.calculators.cost.rate")}
          unit={t("intake.calculators.cost.rateUnit")}
        />
        <Segmented
          legend={t("intake.calculators.cost.rates")}
          options={roles.map((role) => ({
            value: role,
            label: `${t(`quotes.priceBook.role.${role}`)} ${n(rates![role])}`,
          }))}
          value={roles.find((role) => rates![role] === parseDecimal(rate)) ?? ""}
          onChange={(role) => role && set({ rate: n(rates![role], 2) })}
        />
        <p>
          <Link href="/normen">{t("intake.calculators.cost.changeRates")}</Link>
        </p>
        <SizeField {...field("materials")} label={t("intake.calculators.cost.materials")} optional unit="€" />
        <Segmented
          legend={t("intake.calculators.cost.vat")}
          options={vatRates.map((name) => ({
            value: name,
            label: `${t("intake.calculators.cost.vat")} ${vat[name]}%`,
          }))}
          value={typed.vat}
          onChange={(name) => set({ vat: name })}
        />
        {typed.vat === "low" && <p className="muted">{t("intake.calculators.cost.lowHint", vat)}</p>}
      </Card>
      <Result told={value && tell(value)} actions={actions} />
    </>
  )
}

function tell({ hours, rateCents, vatRate, ...cents }: Cost): Told {
  const amounts = {
    ...{ hours: n(hours), rate: formatEuro(rateCents), vatRate, labour: formatEuro(cents.labourCents) },
    ...{ materials: formatEuro(cents.materialCents), net: formatEuro(cents.netCents) },
    ...{ vat: formatEuro(cents.vatCents), total: formatEuro(cents.totalCents) },
  }
  return {
    headline: said("intake.calculators.cost.total", amounts),
    steps: [
      said("intake.calculators.cost.labourOf", amounts),
      ...(cents.materialCents > 0 ? [said("intake.calculators.cost.materialOf", amounts)] : []),
      said("intake.calculators.cost.net", amounts),
      said("intake.calculators.cost.vatOf", amounts),
    ],
    work: {
      ...{ description: said("intake.calculators.cost.work"), quantity: 1, unit: "post" },
      ...{ phase: "preparation", unitPrice: cents.netCents / 100 },
    },
    priced: true,
  }
}
