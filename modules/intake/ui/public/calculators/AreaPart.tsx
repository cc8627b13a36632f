import { formatQuantity as n } from "#src/shared/euro.ts"
import { t } from "#ui/lib/i18n.ts"
import { type Area, area } from "../../../calculators/rooms.ts"
import type { PartProps, Told } from "./part.ts"
import { Result } from "./Result.tsx"
import { Rooms } from "./Rooms.tsx"
import { roomName } from "./roomName.ts"

/** Floors and walls of all rooms. */
export function AreaPart({ typed, change, actions }: PartProps) {
  const outcome = area(typed.rooms)
  return (
    <>
      <Rooms typed={typed} change={change} />
      <Result told={outcome && tell(outcome)} actions={actions} />
    </>
  )
}

function tell({ rooms, floor, walls, perimeter }: Area): Told {
  const high = rooms.filter((room) => room.walls > 0)
  return {
    headline: t(`intake.calculators.area.${walls > 0 ? "withWalls" : "floor"}`, {
      floor: n(floor),
      walls: n(walls),
    }),
    steps: [
      ...rooms.map((room) => t("intake.calculators.area.floorOf", sizesOf(room, room.floor))),
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
      ...high.map((room) => t("intake.calculators.area.wallsOf", sizesOf(room, room.walls))),
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
    ],
    work: {
      description: t("intake.calculators.area.work"),
      quantity: floor,
      unit: "m2",
      phase: "preparation",
    },
  }
}

const sizesOf = (room: Area["rooms"][number], squares: number) => ({
  name: roomName(room),
  ...{ length: n(room.length), width: n(room.width), height: n(room.height), squares: n(squares) },
})

const sum = (parts: number[], total: number) => ({
  parts: parts.map((part) => n(part)).join(" + "),
  total: n(total),
})
