import { BufferAttribute, BufferGeometry, DynamicDrawUsage, Mesh, type ShaderMaterial } from "three"
import type { Face } from "../../../plan/space/faces.ts"
import { indicesOf, meshOf } from "../../../plan/space/mesh.ts"
import { numbersOf, paintOf } from "./paints.ts"

/** Faces as one thing to draw, of which any may be left out. */
export function faceMesh(faces: readonly Face[], base: number, material: ShaderMaterial) {
  const { positions, normals, grid, near } = meshOf(faces, base)
  const geometry = new BufferGeometry()
  const numbers = (name: string, values: Float32Array, size: number) =>
    geometry.setAttribute(name, new BufferAttribute(values, size))
  numbers("position", positions, 3)
  numbers("normal", normals, 3)
  numbers("grid", grid, 2)
  numbers("near", near, 4)
  numbers(
    "paint",
    each(faces, (face) => numbersOf(paintOf(face).colour)),
    3,
  )
  numbers(
    "bond",
    each(faces, (face) => paintOf(face).bond ?? [0, 0, 0]),
    3,
  )
  // One list for all that may be seen, of which the front part holds: a new one for each turn would fill the memory.
  const indices = new BufferAttribute(
    indicesOf(faces, () => true),
    1,
  ).setUsage(DynamicDrawUsage)
  geometry.setIndex(indices)
  const mesh = new Mesh(geometry, material)
  return {
    mesh,
    showOnly(isSeen: (face: Face) => boolean) {
      const seen = indicesOf(faces, isSeen)
      indices.array.set(seen)
      indices.needsUpdate = true
      geometry.setDrawRange(0, seen.length)
    },
    dispose: () => geometry.dispose(),
  }
}
export type FaceMesh = ReturnType<typeof faceMesh>

const each = (faces: readonly Face[], of: (face: Face) => readonly number[]): Float32Array =>
  Float32Array.from(
    faces.flatMap((face) => {
      const values = of(face)
      return face.corners.flatMap(() => values)
    }),
  )
