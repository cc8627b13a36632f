/** What is drawn on a photo, how long a line is, and what follows from the sizes of a room. */
export const pureFiles = [
  "drawing/shapes",
  "drawing/geometry",
  "drawing/lengths",
  "rooms/measures",
  "rooms/quantities",
]
