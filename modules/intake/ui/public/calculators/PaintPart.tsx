import { useTranslation } from "react-i18next"
import { formatQuantity as n } from "#src/shared/euro.ts"
import { t as said } from "#ui/lib/i18n.ts"
import { type Surface, surfaces } from "../../../calculators/choices.ts"
import { type Paint, paint } from "../../../calculators/paint.ts"
import { usualCoats, usualCoverage } from "../../../calculators/standards.ts"
import { fieldOf } from "./fieldOf.ts"
import type { PartProps, Told } from "./part.ts"
import { SizeField } from "./SizeField.tsx"
import { SurfacePart } from "./SurfacePart.tsx"
import { tellSurface } from "./tellSurface.ts"

/** How many cans it takes. */
export function PaintPart({ typed: { rooms, paint: typed }, change, figures, measured, actions }: PartProps) {
  const { t } = useTranslation()
  const filled = {
    ...typed,
    coats: typed.coats ?? n(usualCoats),
    coverage: typed.coverage ?? n(figures.coverage),
    canLitres: typed.canLitres ?? n(figures.canLitres),
  }
  const { value, faults } = paint(rooms, filled)
  const set = (next: Partial<typeof typed>) => change({ paint: { ...typed, ...next } })
  const field = fieldOf("paint", filled, faults, set)
  return (
    <SurfacePart
      {...{ part: "paint", title: t("intake.calculators.part.paint"), of: surfaces }}
      {...{ rooms, typed, faults, set, change, measured, actions }}
      told={value && tell(value, typed.surface)}
    >
      <div className="calculator-pair">
        <SizeField {...field("coats")} label={t("intake.calculators.paint.coats")} />
        <SizeField
          {...field("canLitres")}
          label={t("intake.calculators.paint.canLitres")}
          unit={t("intake.calculators.paint.litres")}
        />
      </div>
      <SizeField
        {...field("coverage")}
        label={t("intake.calculators.paint.coverage")}
        hint={t("intake.calculators.paint.coverageHint", usualCoverage)}
        unit={t("intake.calculators.paint.coverageUnit")}
      />
    </SurfacePart>
  )
}

function tell(value: Paint, surface: Surface): Told {
  const { covered, coats, coverage, canLitres, litres, exactly, cans } = value
  const { steps, warning, work } = tellSurface(covered, surface)
  return {
    headline: said("intake.calculators.paint.cans", { count: cans, litres: n(canLitres) }),
    warning,
    steps: [
      ...steps,
      said("intake.calculators.paint.litresOf", {
        ...{ squares: n(covered.squares), count: coats, coverage: n(coverage), litres: n(litres) },
      }),
      said("intake.calculators.paint.cansOf", {
        ...{ litres: n(litres), each: n(canLitres), exactly: n(exactly), count: cans },
      }),
    ],
    work: work("intake.calculators.paint.work", "painting"),
    bought: cans,
  }
}
