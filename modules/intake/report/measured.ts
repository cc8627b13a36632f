import type { Block, TableColumn } from "#src/documents/blocks.ts"
import { formatQuantity } from "#src/shared/euro.ts"
import { filled } from "#src/shared/filled.ts"
import { type Measures, measuresOf, together } from "../rooms/measures.ts"
import type { Opening, Room } from "../rooms/schema.ts"
import { rooms as roomWords } from "../rooms/worker.nl.ts"
import { reportPaper as nl } from "./paper.nl.ts"

/** Each room with what follows from its sizes, what all come to, and by which rule. */
export function measurements(rooms: Room[]): Block[] {
  if (rooms.length === 0) return []
  return [
    { kind: "heading", text: nl.rooms.title },
    {
      kind: "table",
      columns: [
        { head: nl.rooms.room },
        { head: nl.rooms.sizes, width: 98, align: "right" },
        ...shown.map((what): TableColumn => ({ head: nl.rooms[what], width: 53, align: "right" })),
      ],
      rows: [
        ...rooms.map((room) => ({ cells: [roomText(room), sizesText(room), ...measured(measuresOf(room))] })),
        ...(rooms.length > 1
          ? [{ kind: "sum" as const, cells: [nl.rooms.together, "", ...measured(together(rooms))] }]
          : []),
      ],
    },
    { kind: "gap", points: 4 },
    { kind: "note", text: roomWords.rule },
  ]
}

const shown = ["floor", "walls", "perimeter", "skirting", "volume"] as const
const measured = (measures: Measures) => shown.map((what) => formatQuantity(measures[what], 2))

const roomText = ({ name, openings }: Room) => [name, ...openings.map(openingText)].join("\n")
const sizesText = ({ length, width, height }: Room) => [length, width, height].map(metres).join(" x ")

const openingText = ({ kind, width, height, count }: Opening) =>
  filled(count === 1 ? nl.rooms.opening : nl.rooms.openings, {
    ...{ count, kind: nl.rooms.kind[kind], width: metres(width), height: metres(height) },
  })

const metres = (millimetres: number) => formatQuantity(millimetres / 1000, millimetres % 10 === 0 ? 2 : 3)
