import type { Room, Typed } from "./schema.ts"

/** Without a name it goes by its number, so that one can begin with its length. */
export const emptyRoom = (id: string): Room => ({ id, name: "", length: "", width: "", height: "" })

export const nothingTyped: Typed = {
  rooms: [emptyRoom("1")],
  volume: {
    ...{ substance: "concrete", length: "", width: "", thickness: "", extra: "" },
    ...{ bigBag: null, density: null },
  },
  paint: { surface: "walls", extra: "", openings: "", coats: null, coverage: null, canLitres: null },
  tiles: { surface: "floor", extra: "", openings: "", laying: "straight", length: "", width: "", perBox: "" },
  cost: { hours: "", rate: null, materials: "", vat: "high" },
}
