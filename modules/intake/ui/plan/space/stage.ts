import { MathUtils, PerspectiveCamera, Scene, type ShaderMaterial, Vector3, WebGLRenderer } from "three"
import type { PlanRoom, Point } from "../../../plan/schema.ts"
import type { Face } from "../../../plan/space/faces.ts"
import { facesOf } from "../../../plan/space/house.ts"
import { eyeOf, looksThroughWalls, type Sight } from "../../../plan/space/sight.ts"
import { seesInside, wallsIn } from "../../../plan/space/walls.ts"
import { glassMaterial, wallMaterial } from "./material.ts"
import { type FaceMesh, faceMesh } from "./storeyMesh.ts"

/** Rooms on their floor, which lies so many metres up. */
export interface Storey {
  rooms: readonly PlanRoom[]
  base: number
}

/** How much one takes in from top to bottom, in degrees; inside a room no less than so much from left to right. */
export const angle = 45
const [inside, insideAcross, most] = [70, 58, 95]
const pictureWidth = 2048
const picturePaper = 0xf8f6f1

/**
 * Draws a house in a canvas, only when something changed. Undefined where the device can't. `onLost`: the device took the
 * drawing away, or gave it back.
 */
export function openStage(canvas: HTMLCanvasElement, onLost: (isLost: boolean) => void) {
  const context = canvas.getContext("webgl2", { antialias: true, alpha: true })
  if (!context) return undefined
  const renderer = new WebGLRenderer({ canvas, context, alpha: true })
  const [scene, camera] = [new Scene(), new PerspectiveCamera(45, 1, 0.05, 600)]
  camera.rotation.order = "YXZ"
  const [solid, glass] = [wallMaterial(), glassMaterial()]
  let parts: ReturnType<typeof storeyParts>[] = []
  let sight: Sight | undefined
  let frame = 0

  function draw() {
    frame = 0
    if (!sight || context!.isContextLost()) return
    for (const part of parts) part.lookFrom(sight, camera)
    renderer.render(scene, camera)
  }
  const drawSoon = () => {
    frame ||= requestAnimationFrame(draw)
  }

  function takeIn() {
    const across =
      2 * MathUtils.radToDeg(Math.atan(Math.tan(MathUtils.degToRad(insideAcross / 2)) / camera.aspect))
    camera.fov = sight?.as === "walk" ? Math.min(most, Math.max(inside, across)) : angle
    camera.updateProjectionMatrix()
  }
  function resize() {
    const { clientWidth, clientHeight } = canvas
    if (clientWidth === 0 || clientHeight === 0) return
    renderer.setPixelRatio(Math.min(devicePixelRatio, 2))
    renderer.setSize(clientWidth, clientHeight, false)
    camera.aspect = clientWidth / clientHeight
    takeIn()
    drawSoon()
  }
  const sized = new ResizeObserver(resize)
  sized.observe(canvas)
  const lost = () => onLost(true)
  const back = () => {
    onLost(false)
    drawSoon()
  }
  canvas.addEventListener("webglcontextlost", lost)
  canvas.addEventListener("webglcontextrestored", back)

  return {
    show(storeys: readonly Storey[]) {
      for (const part of parts) part.dispose()
      parts = storeys.map((storey) => storeyParts(storey, solid, glass))
      scene.clear()
      scene.add(...parts.flatMap(({ meshes }) => meshes.map(({ mesh }) => mesh)))
      drawSoon()
    },
    /** `floor`: how high the floor lies that is walked on. */
    look(next: Sight, floor: number) {
      sight = next
      const { place, turn, tilt } = eyeOf(next, floor)
      camera.position.set(...place)
      camera.rotation.set(-tilt, turn, 0)
      takeIn()
      drawSoon()
    },
    /** Where what is pressed in the canvas lies on the floor so many metres up; undefined of the sky. */
    floorAt(x: number, y: number, floor: number): Point | undefined {
      const { left, top, width, height } = canvas.getBoundingClientRect()
      const ray = new Vector3(((x - left) / width) * 2 - 1, 1 - ((y - top) / height) * 2, 0.5)
      ray.unproject(camera).sub(camera.position)
      if (ray.y >= 0) return undefined
      const away = (floor - camera.position.y) / ray.y
      return { x: (camera.position.x + ray.x * away) * 1000, y: (camera.position.z + ray.z * away) * 1000 }
    },
    /** What is in sight, on paper, as a JPEG. Undefined on a device without room for it. */
    async picture(): Promise<Blob | undefined> {
      const { clientWidth, clientHeight } = canvas
      renderer.setClearColor(picturePaper, 1)
      renderer.setPixelRatio(1)
      renderer.setSize(pictureWidth, Math.round((pictureWidth * clientHeight) / clientWidth), false)
      draw()
      const taken = new Promise<Blob | undefined>((done) =>
        canvas.toBlob((blob) => done(blob ?? undefined), "image/jpeg", 0.9),
      )
      renderer.setClearColor(picturePaper, 0)
      resize()
      return taken
    },
    dispose() {
      cancelAnimationFrame(frame)
      sized.disconnect()
      canvas.removeEventListener("webglcontextlost", lost)
      canvas.removeEventListener("webglcontextrestored", back)
      for (const part of parts) part.dispose()
      solid.dispose()
      glass.dispose()
      renderer.dispose()
      // The browser keeps a drawing for a while after its canvas is gone, and has room for sixteen.
      renderer.forceContextLoss()
    },
  }
}
export type Stage = NonNullable<ReturnType<typeof openStage>>

function storeyParts({ rooms, base }: Storey, solid: ShaderMaterial, glass: ShaderMaterial) {
  const [faces, walls] = [facesOf(rooms), wallsIn(rooms)]
  const isGlass = ({ surface }: Face) => surface === "glass"
  const meshes: FaceMesh[] = [
    faceMesh(
      faces.filter((face) => !isGlass(face)),
      base,
      solid,
    ),
    faceMesh(faces.filter(isGlass), base, glass),
  ]
  let shown = ""
  return {
    meshes,
    /** Walls between the eye and the room are left out, so that one looks into it. */
    lookFrom(sight: Sight, { position }: PerspectiveCamera) {
      const eye = { x: position.x * 1000, y: position.z * 1000 }
      const through = looksThroughWalls(sight)
      const seen = new Set(
        walls
          .filter((wall) => !through || seesInside(wall, eye))
          .map(({ room, wall }) => `${room.id} ${wall}`),
      )
      const next = [...seen].join()
      if (next === shown && shown !== "") return
      shown = next
      const isSeen = ({ walls }: Face) =>
        walls.length === 0 || walls.some(({ room, wall }) => seen.has(`${room} ${wall}`))
      for (const mesh of meshes) mesh.showOnly(isSeen)
    },
    dispose() {
      for (const mesh of meshes) mesh.dispose()
    },
  }
}
