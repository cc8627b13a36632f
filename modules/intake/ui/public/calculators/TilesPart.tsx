import { useTranslation } from "react-i18next"
import { formatQuantity as n } from "#src/shared/euro.ts"
import { round } from "#src/shared/rounding.ts"
import { Card } from "#ui/kit/Card.tsx"
import { Segmented } from "#ui/kit/Segmented.tsx"
import { t as said } from "#ui/lib/i18n.ts"
import { layings, type Surface, tiledSurfaces } from "../../../calculators/choices.ts"
import { wastePercent } from "../../../calculators/standards.ts"
import { heightlessIn } from "../../../calculators/surface.ts"
import { type Tiles, tiles } from "../../../calculators/tiles.ts"
import type { PartProps, Told } from "./part.ts"
import { Result } from "./Result.tsx"
import { Rooms } from "./Rooms.tsx"
import { SizeField } from "./SizeField.tsx"
import { SurfaceFields } from "./SurfaceFields.tsx"
import { surfaceName, tellHeightless, tellSurface } from "./tellSurface.ts"

/** How many tiles, and boxes of them. */
export function TilesPart({ typed: { rooms, tiles: typed }, change, actions }: PartProps) {
  const { t } = useTranslation()
  const { value, faults } = tiles(rooms, typed)
  const set = (next: Partial<typeof typed>) => change({ tiles: { ...typed, ...next } })
  return (
    <>
      <div className="stack roomy">
        <Rooms typed={{ rooms }} change={change} />
        <Card title={t("intake.calculators.part.tiles")} className="stack">
          <SurfaceFields id="tiles" of={tiledSurfaces} typed={typed} faults={faults} set={set} />
          <Segmented
            legend={t("intake.calculators.tiles.laying")}
            options={layings.map((name) => ({
              value: name,
              label: t(`intake.calculators.tiles.layings.${name}`, { waste: wastePercent[name] }),
            }))}
            value={typed.laying}
            onChange={(laying) => set({ laying })}
          />
          <div className="calculator-sizes">
            {(["length", "width"] as const).map((name) => (
              <SizeField
                key={name}
                id={`tiles-${name}`}
                label={t(`intake.calculators.tiles.${name}`)}
                unit="cm"
                fault={faults[name]}
                value={typed[name]}
                onChange={(text) => set({ [name]: text })}
              />
            ))}
            <SizeField
              id="tiles-box"
              label={t("intake.calculators.tiles.perBox")}
              optional
              fault={faults.perBox}
              value={typed.perBox}
              onChange={(perBox) => set({ perBox })}
            />
          </div>
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

function tell(value: Tiles, surface: Surface): Told {
  const { covered, waste, needed, length, width, exactly, perBox, boxes } = value
  const count = tilesWord(value.tiles)
  const { steps, warning } = tellSurface(covered)
  return {
    headline:
      boxes > 0 ? said("intake.calculators.tiles.boxes", { count: boxes, each: tilesWord(perBox) }) : count,
    also: boxes > 0 ? [said("intake.calculators.tiles.needed", { tiles: count })] : [],
    warning,
    steps: [
      ...steps,
      said("intake.calculators.tiles.wasteOf", {
        ...{ squares: n(covered.squares), waste, needed: n(needed) },
      }),
      said("intake.calculators.tiles.tilesOf", {
        ...{ needed: n(needed), length: n(length / 100), width: n(width / 100) },
        ...{ exactly: n(exactly), tiles: count },
      }),
      ...(boxes > 0
        ? [
            said("intake.calculators.tiles.boxesOf", {
              ...{
                tiles: n(value.tiles),
                each: n(perBox),
                exactly: n(round(value.tiles / perBox, 2)),
                count: boxes,
              },
            }),
          ]
        : []),
    ],
    work: {
      description: said("intake.calculators.tiles.work", { surface: surfaceName(surface) }),
      ...{ quantity: covered.squares, unit: "m2", phase: "tiling" },
    },
    bought: boxes > 0 ? boxes : value.tiles,
  }
}

const tilesWord = (count: number) => said("intake.calculators.tiles.tiles", { count })
