import { useTranslation } from "react-i18next"
import { formatQuantity as n } from "#src/shared/euro.ts"
import { round } from "#src/shared/rounding.ts"
import { Segmented } from "#ui/kit/Segmented.tsx"
import { t as said } from "#ui/lib/i18n.ts"
import { layings, type Surface, tiledSurfaces } from "../../../calculators/choices.ts"
import { wastePercent } from "../../../calculators/standards.ts"
import { type Tiles, tiles } from "../../../calculators/tiles.ts"
import { fieldOf } from "./fieldOf.ts"
import type { PartProps, Told } from "./part.ts"
import { SizeField } from "./SizeField.tsx"
import { SurfacePart } from "./SurfacePart.tsx"
import { tellSurface } from "./tellSurface.ts"

/** How many tiles, and boxes of them. */
export function TilesPart({ typed: { rooms, tiles: typed }, change, measured, actions }: PartProps) {
  const { t } = useTranslation()
  const { value, faults } = tiles(rooms, typed)
  const set = (next: Partial<typeof typed>) => change({ tiles: { ...typed, ...next } })
  const field = fieldOf("tiles", typed, faults, set)
  return (
    <SurfacePart
      {...{ part: "tiles", title: t("intake.calculators.part.tiles"), of: tiledSurfaces }}
      {...{ rooms, typed, faults, set, change, measured, actions }}
      told={value && tell(value, typed.surface)}
    >
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
        <SizeField {...field("length")} label={t("intake.calculators.tiles.length")} unit="cm" />
        <SizeField {...field("width")} label={t("intake.calculators.tiles.width")} unit="cm" />
        <SizeField {...field("perBox")} label={t("intake.calculators.tiles.perBox")} optional />
      </div>
    </SurfacePart>
  )
}

function tell(value: Tiles, surface: Surface): Told {
  const { covered, waste, needed, length, width, exactly, perBox, boxes } = value
  const count = tilesWord(value.tiles)
  const { steps, warning, work } = tellSurface(covered, surface)
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
    work: work("intake.calculators.tiles.work", "tiling"),
    bought: boxes > 0 ? boxes : value.tiles,
  }
}

const tilesWord = (count: number) => said("intake.calculators.tiles.tiles", { count })
