import type { Face, Place } from "./faces.ts"

/** Faces as a graphics chip takes them: numbers one after the other, a line of them a corner. */
export interface Mesh {
  positions: Float32Array
  normals: Float32Array
  grid: Float32Array
  near: Float32Array
}

/** The faces of one storey with its floor so many metres up, one after the other. */
export function meshOf(faces: readonly Face[], base: number): Mesh {
  const corners = faces.flatMap((face) => face.corners)
  return {
    positions: Float32Array.from(corners.flatMap(([x, y, z]) => [x, y + base, z])),
    normals: Float32Array.from(faces.flatMap((face) => face.corners.flatMap(() => normalOf(face)))),
    grid: Float32Array.from(faces.flatMap((face) => face.grid.flat())),
    near: Float32Array.from(faces.flatMap((face) => face.near.flat())),
  }
}

/** Which of their corners are joined to triangles, for those faces that are seen. */
export function indicesOf(faces: readonly Face[], isSeen: (face: Face) => boolean): Uint32Array {
  const found: number[] = []
  let first = 0
  for (const face of faces) {
    if (isSeen(face)) for (const corner of face.triangles) found.push(first + corner)
    first += face.corners.length
  }
  return Uint32Array.from(found)
}

/** Of length 1, to where its front looks. */
export function normalOf({ corners, triangles }: Face): Place {
  const [a, b, c] = triangles.map((index) => corners[index]!)
  if (!a || !b || !c) return [0, 1, 0]
  const [u, v] = [from(a, b), from(a, c)]
  const across = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]] as const
  const length = Math.hypot(...across) || 1
  return [across[0] / length || 0, across[1] / length || 0, across[2] / length || 0]
}

const from = (one: Place, other: Place): Place => [other[0] - one[0], other[1] - one[1], other[2] - one[2]]
