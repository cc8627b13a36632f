import { formatQuantity as n } from "#src/shared/euro.ts"
import { t } from "#ui/lib/i18n.ts"
import { takenMeasures } from "../../../calculators/choices.ts"
import { type Area, area } from "../../../calculators/rooms.ts"
import type { PartProps, Told } from "./part.ts"
import { Result } from "./Result.tsx"
import { Rooms } from "./Rooms.tsx"
import { reckoned } from "./reckoned.ts"
import { roomName } from "./roomName.ts"

/** Floors and walls of all rooms. */
export function AreaPart({ typed, change, measured, actions }: PartProps) {
  const outcome = area(typed.rooms)
  return (
    <>
      <Rooms {...{ typed, change, measured }} needs={takenMeasures} />
      <Result told={outcome && tell(outcome)} actions={actions} />
    </>
  )
}

function tell({ rooms, floor, walls, perimeter, volume }: Area): Told {
  const high = rooms.flatMap(({ walls, ...room }) => (walls ? [{ ...room, walls }] : []))
  return {
    headline: t(`intake.calculators.area.${walls > 0 ? "withWalls" : "floor"}`, {
      floor: n(floor),
      walls: n(walls),
    }),
    steps: [
      ...rooms.map((room) =>
        t("intake.calculators.area.floorOf", {
          ...{ name: roomName(room), squares: reckoned(room.sums.floor, room.floor) },
        }),
      ),
      ...(rooms.length > 1
        ? [
            t(
              "intake.calculators.area.sumFloor",
              sum(
                rooms.map((room) => room.floor),
                floor,
              ),
            ),
          ]
        : []),
      ...high.map((room) =>
        t("intake.calculators.area.wallsOf", {
          ...{ name: roomName(room), squares: reckoned(room.sums.walls, room.walls) },
        }),
      ),
      ...(high.length > 1
        ? [
            t(
              "intake.calculators.area.sumWalls",
              sum(
                high.map((room) => room.walls),
                walls,
              ),
            ),
          ]
        : []),
      t("intake.calculators.area.perimeter", { perimeter: n(perimeter) }),
      ...(volume > 0 ? [t("intake.calculators.area.volume", { volume: n(volume) })] : []),
    ],
    work: {
      description: t("intake.calculators.area.work"),
      quantity: floor,
      unit: "m2",
      phase: "preparation",
    },
  }
}

const sum = (parts: number[], total: number) => ({
  parts: parts.map((part) => n(part)).join(" + "),
  total: n(total),
})
