/** Arithmetic without a database, small enough for a phone: a screen may use it. */
export const pureFiles = [
  "calculators/choices",
  "calculators/cost",
  "calculators/nothingTyped",
  "calculators/paint",
  "calculators/rooms",
  "calculators/rounded",
  "calculators/standards",
  "calculators/surface",
  "calculators/tiles",
  "calculators/typed",
  "calculators/volume",
  "drawing/shapes",
  "drawing/geometry",
  "drawing/lengths",
  "rooms/measures",
  "rooms/quantities",
]
