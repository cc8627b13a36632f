/** A rectangle whose size is known, in millimetres. */
export interface Known {
  width: number
  height: number
  /** How far each of the two may be off. */
  within: number
}

export interface Thing extends Known {
  kind: "a4" | "a3" | "door" | "tile"
}

/** What there is on a building site; the first is with everybody who has a folder of drawings. */
export const things: readonly Thing[] = [
  // By ISO 216, which lets a sheet be 2 mm off.
  ...sized("a4", 2, [210, 297]),
  ...sized("a3", 2, [297, 420]),
  // Leaves of inside doors as they are sold in the Netherlands; they are planed to fit.
  ...sized("door", 4, [830, 2015], [880, 2015], [930, 2015], [830, 2115], [880, 2115], [930, 2115]),
  ...sized("door", 4, [780, 2015], [780, 2115], [880, 2315], [930, 2315]),
  // Without the joint.
  ...sized("tile", 1, [150, 150], [200, 200], [300, 300], [300, 600], [450, 450], [600, 600], [600, 1200]),
]

/** In millimetres: what is smaller is too small for a finger, what is larger nobody knows the size of. */
export const [smallestKnown, largestKnown] = [20, 20_000]
/** Somebody laid a tape along it. */
export const ownWithin = 2

function sized(kind: Thing["kind"], within: number, ...sizes: [number, number][]): Thing[] {
  return sizes.map(([width, height]) => ({ kind, width, height, within }))
}
