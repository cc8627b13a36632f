import { useTranslation } from "react-i18next"
import { formatQuantity as n } from "#src/shared/euro.ts"
import { Card } from "#ui/kit/Card.tsx"
import { t as said } from "#ui/lib/i18n.ts"
import { type Surface, surfaces } from "../../../calculators/choices.ts"
import { type Paint, paint } from "../../../calculators/paint.ts"
import { usualCoats, usualCoverage } from "../../../calculators/standards.ts"
import { heightlessIn } from "../../../calculators/surface.ts"
import type { PartProps, Told } from "./part.ts"
import { Result } from "./Result.tsx"
import { Rooms } from "./Rooms.tsx"
import { SizeField } from "./SizeField.tsx"
import { SurfaceFields } from "./SurfaceFields.tsx"
import { surfaceName, tellHeightless, tellSurface } from "./tellSurface.ts"

/** How many cans it takes. */
export function PaintPart({ typed: { rooms, paint: typed }, change, figures, actions }: PartProps) {
  const { t } = useTranslation()
  const filled = {
    ...typed,
    coats: typed.coats ?? n(usualCoats),
    coverage: typed.coverage ?? n(figures.coverage),
    canLitres: typed.canLitres ?? n(figures.canLitres),
  }
  const { value, faults } = paint(rooms, filled)
  const set = (next: Partial<typeof typed>) => change({ paint: { ...typed, ...next } })
  return (
    <>
      <div className="stack roomy">
        <Rooms typed={{ rooms }} change={change} />
        <Card title={t("intake.calculators.part.paint")} className="stack">
          <SurfaceFields id="paint" of={surfaces} typed={typed} faults={faults} set={set} />
          <div className="calculator-pair">
            <SizeField
              id="paint-coats"
              label={t("intake.calculators.paint.coats")}
              fault={faults.coats}
              value={filled.coats}
              onChange={(coats) => set({ coats })}
            />
            <SizeField
              id="paint-can"
              label={t("intake.calculators.paint.canLitres")}
              unit={t("intake.calculators.paint.litres")}
              fault={faults.canLitres}
              value={filled.canLitres}
              onChange={(canLitres) => set({ canLitres })}
            />
          </div>
          <SizeField
            id="paint-coverage"
            label={t("intake.calculators.paint.coverage")}
            hint={t("intake.calculators.paint.coverageHint", usualCoverage)}
            unit={t("intake.calculators.paint.coverageUnit")}
            fault={faults.coverage}
            value={filled.coverage}
            onChange={(coverage) => set({ coverage })}
          />
        </Card>
      </div>
      <Result
        told={value && tell(value, typed.surface)}
        missing={tellHeightless(heightlessIn(rooms, typed.surface))}
        actions={actions}
      />
    </>
  )
}

function tell(value: Paint, surface: Surface): Told {
  const { covered, coats, coverage, canLitres, litres, exactly, cans } = value
  const { steps, warning } = tellSurface(covered)
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
    work: {
      description: said("intake.calculators.paint.work", { surface: surfaceName(surface) }),
      ...{ quantity: covered.squares, unit: "m2", phase: "painting" },
    },
    bought: cans,
  }
}
