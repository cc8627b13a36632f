import { useTranslation } from "react-i18next"
import { formatQuantity as n } from "#src/shared/euro.ts"
import { round } from "#src/shared/rounding.ts"
import { Card } from "#ui/kit/Card.tsx"
import { Segmented } from "#ui/kit/Segmented.tsx"
import { t as said } from "#ui/lib/i18n.ts"
import { type Substance, substances } from "../../../calculators/choices.ts"
import { bag, sandKilos, usualExtra } from "../../../calculators/standards.ts"
import { type Volume, volume } from "../../../calculators/volume.ts"
import type { PartProps, Told } from "./part.ts"
import { Result } from "./Result.tsx"
import { SizeField } from "./SizeField.tsx"

/** What is poured or filled up, and what one orders for it. */
export function VolumePart({ typed: { volume: typed }, change, actions }: PartProps) {
  const { t } = useTranslation()
  const { value, faults } = volume(typed)
  const set = (next: Partial<typeof typed>) => change({ volume: { ...typed, ...next } })
  return (
    <>
      <Card title={t("intake.calculators.part.volume")} className="stack">
        <Segmented
          legend={t("intake.calculators.volume.legend")}
          options={substances.map((name) => ({
            value: name,
            label: t(`intake.calculators.volume.of.${name}`),
          }))}
          value={typed.substance}
          onChange={(substance) => set({ substance })}
        />
        <div className="calculator-sizes">
          {(["length", "width"] as const).map((name) => (
            <SizeField
              key={name}
              id={`volume-${name}`}
              label={t(`intake.calculators.rooms.${name}`)}
              unit="m"
              fault={faults[name]}
              value={typed[name]}
              onChange={(text) => set({ [name]: text })}
            />
          ))}
          <SizeField
            id="volume-thickness"
            label={t("intake.calculators.volume.thickness")}
            unit="cm"
            fault={faults.thickness}
            value={typed.thickness}
            onChange={(thickness) => set({ thickness })}
          />
        </div>
        <SizeField
          id="volume-extra"
          label={t("intake.calculators.volume.extra")}
          hint={t(`intake.calculators.volume.extraHint.${typed.substance}`, usualExtra)}
          optional
          unit="%"
          fault={faults.extra}
          value={typed.extra}
          onChange={(extra) => set({ extra })}
        />
      </Card>
      <Result told={value && tell(value, typed.substance)} actions={actions} />
    </>
  )
}

function tell({ bags, kilos, ...value }: Volume, substance: Substance): Told {
  const { length, width, thickness, extra, cubes, withExtra, ordered } = value
  const ordering = substance !== "other"
  return {
    headline: ordering
      ? said(`intake.calculators.volume.order.${substance}`, { cubes: n(ordered) })
      : said("intake.calculators.volume.cubes", { cubes: n(withExtra) }),
    also: [
      ...(bags === undefined
        ? []
        : [said("intake.calculators.volume.bags", { count: bags, kilos: bag.kilos })]),
      ...(kilos === undefined ? [] : [said("intake.calculators.volume.kilos", { kilos: n(kilos) })]),
    ],
    steps: [
      said("intake.calculators.volume.step", {
        ...{ length: n(length), width: n(width), thickness: n(thickness / 100), cubes: n(cubes) },
      }),
      ...(extra > 0
        ? [
            said("intake.calculators.volume.extraOf", {
              cubes: n(cubes),
              extra: n(extra),
              withExtra: n(withExtra),
            }),
          ]
        : []),
      ...(ordering && ordered !== withExtra
        ? [said("intake.calculators.volume.rounded", { cubes: n(withExtra), ordered: n(ordered) })]
        : []),
      ...(bags === undefined ? [] : [bagStep(withExtra * 1000, bags)]),
      ...(kilos === undefined
        ? []
        : [
            said("intake.calculators.volume.kilosOf", {
              cubes: n(withExtra),
              each: n(sandKilos),
              kilos: n(kilos),
            }),
          ]),
    ],
    work: {
      ...{
        description: said(`intake.calculators.volume.work.${substance}`),
        unit: "m3",
        phase: "preparation",
      },
      quantity: ordering ? ordered : withExtra,
    },
    bought: ordering ? ordered : withExtra,
  }
}

const bagStep = (litres: number, bags: number) =>
  said("intake.calculators.volume.bagsOf", {
    ...{ cubes: n(litres / 1000), litres: n(litres), each: n(bag.litres) },
    ...{ exactly: n(round(litres / bag.litres, 2)), count: bags },
  })
