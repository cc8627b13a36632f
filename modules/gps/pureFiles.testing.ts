/** Arithmetic and rules without a database, small enough for a phone: a screen may use them. */
export const pureFiles = [
  "constants",
  "entries/typedSpan",
  "entries/worked",
  "movement/place",
  "movement/widget",
  "positions/distance",
  "positions/noise",
  "positions/whereabouts",
  "sheets/portions",
  "sheets/standing",
]
