import { useTranslation } from "react-i18next"
import { Segmented } from "#ui/kit/Segmented.tsx"
import type { Surface } from "../../../calculators/choices.ts"
import type { Fault } from "../../../calculators/typed.ts"
import { fieldOf } from "./fieldOf.ts"
import { SizeField } from "./SizeField.tsx"

interface Values {
  surface: Surface
  extra: string
  openings: string
}

export interface SurfaceFieldsProps {
  /** Begins the id of each field. */
  part: string
  of: readonly Surface[]
  typed: Values
  faults: { extra?: Fault; openings?: Fault }
  set: (next: Partial<Values>) => void
}

/** Which part of the rooms it is, and what is added to that or taken off. */
export function SurfaceFields({ part, of, typed, faults, set }: SurfaceFieldsProps) {
  const { t } = useTranslation()
  const field = fieldOf(part, typed, faults, set)
  return (
    <>
      <Segmented
        legend={t("intake.calculators.surface.legend")}
        options={of.map((name) => ({ value: name, label: t(`intake.calculators.surface.of.${name}`) }))}
        value={typed.surface}
        onChange={(surface) => set({ surface })}
      />
      <div className="calculator-pair">
        {(["extra", "openings"] as const).map((name) => (
          <SizeField
            key={name}
            {...field(name)}
            label={t(`intake.calculators.surface.${name}`)}
            hint={t(`intake.calculators.surface.${name}Hint`)}
            optional
            unit="m²"
          />
        ))}
      </div>
    </>
  )
}
