/** The walls around a floor in m², less 2 m² for a door and a window; 2.5 m high unless told. */
export const wallsAround = (floor: number, height = 2.5): number =>
  Math.max(4 * Math.sqrt(floor) * height - 2, 0)
