import type { Block, Photo, TableColumn } from "#src/documents/blocks.ts"
import { formatQuantity } from "#src/shared/euro.ts"
import { filled } from "#src/shared/filled.ts"
import { momentText } from "../photos/onPaper.ts"
import { planMeasures } from "../plan/geometry/measures.ts"
import type { SavedPlan } from "../plan/schema.ts"
import type { Measures } from "../rooms/measures.ts"
import { rooms as roomWords } from "../rooms/worker.nl.ts"
import { reportPaper as nl } from "./paper.nl.ts"
import { planPicture } from "./planPicture.ts"

/** The plan of a floor with its picture; without one nothing was drawn. */
export interface Planned {
  plan: SavedPlan
  picture: { photo: Photo; most: number } | undefined
}

export async function readPlans(plans: readonly SavedPlan[]): Promise<Planned[]> {
  const planned: Planned[] = []
  for (const plan of plans) {
    const alt = filled(nl.plans.alt, { floor: floorText(plan.level) })
    planned.push({ plan, picture: await planPicture(plan, alt) })
  }
  return planned
}

/** The drawing of each floor, and what its rooms measure. */
export function floorPlans(planned: readonly Planned[]): Block[] {
  if (planned.length === 0) return []
  return [
    { kind: "heading", text: nl.plans.title },
    ...planned.flatMap(({ plan, picture }): Block[] => [
      { kind: "subheading", text: floorText(plan.level) },
      ...(picture ? [{ kind: "picture" as const, ...picture }] : []),
      roomTable(plan),
      { kind: "gap", points: 4 },
      { kind: "note", text: filled(nl.plans.by, { by: plan.savedBy, moment: momentText(plan.savedAt) }) },
    ]),
    { kind: "note", text: roomWords.rule },
  ]
}

const shown = ["floor", "walls", "perimeter", "skirting", "volume"] as const

function roomTable({ rooms }: SavedPlan): Block {
  const measured = (measures: Measures | undefined) =>
    shown.map((what, index) =>
      measures ? formatQuantity(measures[what], 2) : index === 0 ? nl.plans.noArea : "",
    )
  return {
    kind: "table",
    columns: [
      { head: nl.rooms.room },
      ...shown.map((what): TableColumn => ({ head: nl.rooms[what], width: 64, align: "right" })),
    ],
    rows: rooms.map((room) => ({ cells: [room.name, ...measured(planMeasures(room, rooms))] })),
  }
}

/** 'Begane grond', '1e verdieping', 'Kelder' */
function floorText(floor: number): string {
  const words = roomWords.floor
  if (floor === 0) return words.ground
  if (floor > 0) return filled(words.up, { floor })
  return floor === -1 ? words.cellar : words.lowCellar
}
