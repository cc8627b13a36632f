/** What is drawn on a photo, and how long a line is. */
export const pureFiles = ["drawing/shapes", "drawing/geometry", "drawing/lengths"]
