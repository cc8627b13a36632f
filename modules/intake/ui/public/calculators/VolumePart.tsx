import { useTranslation } from "react-i18next"
import { formatQuantity as n } from "#src/shared/euro.ts"
import { Card } from "#ui/kit/Card.tsx"
import { Segmented } from "#ui/kit/Segmented.tsx"
import { inBigBags, substances } from "../../../calculators/choices.ts"
import { bigBagCubes, density, usualExtra } from "../../../calculators/standards.ts"
import { volume } from "../../../calculators/volume.ts"
import { fieldOf } from "./fieldOf.ts"
import type { PartProps } from "./part.ts"
import { Result } from "./Result.tsx"
import { SizeField } from "./SizeField.tsx"
import { tellVolume } from "./tellVolume.ts"

/** What is poured or filled up, and what one orders for it. */
export function VolumePart({ typed: { volume: typed }, change, measured, actions }: PartProps) {
  const { t } = useTranslation()
  const { substance } = typed
  const filled = {
    ...typed,
    bigBag: typed.bigBag ?? n(bigBagCubes.usual),
    density: typed.density ?? (substance === "other" ? "" : n(density[substance])),
  }
  const { value, faults: found } = volume(filled)
  const { floor: floorFault, ...faults } = found
  const set = (next: Partial<typeof typed>) => change({ volume: { ...typed, ...next } })
  const field = fieldOf("volume", filled, faults, set)
  return (
    <>
      <Card title={t("intake.calculators.part.volume")} className="stack">
        <Segmented
          legend={t("intake.calculators.volume.legend")}
          options={substances.map((name) => ({
            value: name,
            label: t(`intake.calculators.volume.of.${name}`),
          }))}
          value={substance}
          onChange={(name) => set({ substance: name, density: null })}
        />
        {typed.taken && measured && <measured.TakenFloor volume={typed} fault={floorFault} change={change} />}
        <div className="calculator-sizes">
          {!typed.taken && (
            <>
              <SizeField {...field("length")} label={t("intake.calculators.rooms.length")} unit="m" />
              <SizeField {...field("width")} label={t("intake.calculators.rooms.width")} unit="m" />
            </>
          )}
          <SizeField {...field("thickness")} label={t("intake.calculators.volume.thickness")} unit="cm" />
        </div>
        {measured && <measured.ChooseFloor volume={typed} change={change} />}
        <SizeField
          {...field("extra")}
          label={t("intake.calculators.volume.extra")}
          hint={t(`intake.calculators.volume.extraHint.${substance}`, usualExtra)}
          optional
          unit="%"
        />
        {inBigBags.includes(substance) && (
          <SizeField
            {...field("bigBag")}
            label={t("intake.calculators.volume.bigBag")}
            hint={t("intake.calculators.volume.bigBagHint", {
              usual: n(bigBagCubes.usual),
              less: n(bigBagCubes.less),
            })}
            optional
            unit="m³"
          />
        )}
        <SizeField
          {...field("density")}
          label={t("intake.calculators.volume.density")}
          optional
          unit={t("intake.calculators.volume.densityUnit")}
        />
      </Card>
      <Result told={value && tellVolume(value, substance)} actions={actions} />
    </>
  )
}
