import * as z from "zod/mini"
import { line } from "#src/shared/text.ts"
import { highestFloor, highestWall, Key, longestName, longestWall, lowestFloor } from "../rooms/schema.ts"

/**
 * The plan of one floor: rooms by the corners between their walls. All sizes are whole millimetres; x goes to the right
 * and y down, as on a screen.
 */

export const openingKinds = ["door", "window", "opening"] as const
export const swings = ["left", "right"] as const
export const floorFinishes = ["screed", "wood", "tiles", "carpet"] as const
export const wallFinishes = ["plaster", "paint", "tiles", "brick"] as const

export const mostRooms = 50
/** Of a floor, so that a phone still draws it while a finger moves. */
export const mostCorners = 500
/** Of a project, removed ones not counted. */
export const mostPlans = 20
/** Of a wall, and of a floor. */
export const mostOpenings = 20
export const mostOpeningsOnFloor = 200
export const thickestWall = 1000
/** How far from the origin a corner may lie. */
export const farthest = 1_000_000
/** What is usual until somebody says otherwise: an inner wall, a storey (spec 9: 2.6 m). */
export const usualThickness = 100
export const usualHeight = 2600

const far = z
  .int("intake.planFar")
  .check(z.gte(-farthest, "intake.planFar"), z.lte(farthest, "intake.planFar"))
const Point = z.strictObject({ x: far, y: far })
export type Point = z.infer<typeof Point>

const length = z
  .int("intake.planLength")
  .check(z.gte(1, "intake.planLength"), z.lte(longestWall, "intake.planLength"))
const height = z
  .int("intake.planHeight")
  .check(z.gte(1, "intake.planHeight"), z.lte(highestWall, "intake.planHeight"))

/**
 * A door, a window or an opening in a wall. `at`: from the wall's first corner to its nearer side; `sill`: from the
 * floor to its lower side. `hinge`: the side that a leaf turns on, seen from inside the room; `inwards`: into the room.
 */
export const PlanOpening = z.strictObject({
  id: Key,
  kind: z.enum(openingKinds),
  at: z.int().check(z.gte(0), z.lte(longestWall)),
  width: length,
  height,
  sill: z.int().check(z.gte(0, "intake.planHeight"), z.lte(highestWall, "intake.planHeight")),
  hinge: z.enum(swings),
  inwards: z.boolean(),
})
export type PlanOpening = z.infer<typeof PlanOpening>

/** From its corner to the next one; the last leads back to the first. `measured`: its length as it was typed. */
export const PlanWall = z.strictObject({
  thickness: z
    .int("intake.planThickness")
    .check(z.gte(1, "intake.planThickness"), z.lte(thickestWall, "intake.planThickness")),
  measured: z.nullable(length),
  openings: z.array(PlanOpening).check(z.maxLength(mostOpenings, "intake.tooManyOpenings")),
})
export type PlanWall = z.infer<typeof PlanWall>

/** A corner of the room, with the wall that begins there. */
export const Corner = z.strictObject({ x: far, y: far, wall: PlanWall })
export type Corner = z.infer<typeof Corner>

export const PlanRoom = z.strictObject({
  id: Key,
  name: line(longestName, { missing: "intake.nameMissing" }).check(z.minLength(1, "intake.nameMissing")),
  height,
  floorFinish: z.enum(floorFinishes),
  wallFinish: z.enum(wallFinishes),
  corners: z.array(Corner).check(z.maxLength(mostCorners, "intake.planFull")),
})
export type PlanRoom = z.infer<typeof PlanRoom>

/** How small a picture beneath may lie, in millimetres; no larger than a plan may be. */
export const smallestUnderlay = 100
const side = z.int().check(z.gte(smallestUnderlay), z.lte(farthest))

/**
 * An old drawing that lies beneath: a photo of the project by its number. `x` and `y`: where its middle lies; `width`
 * and `height`: of the picture as it lies there, before it is turned. `turn`: hundredths of a degree, clockwise.
 * `strength`: how well one sees it, in hundredths. `known`: the length that gave it its scale, null as long as none did.
 */
export const Underlay = z.strictObject({
  photo: z.int().check(z.positive()),
  x: far,
  y: far,
  width: side,
  height: side,
  turn: z.int().check(z.gte(0), z.lt(360_00)),
  strength: z.int().check(z.gte(10), z.lte(100)),
  known: z.nullable(length),
})
export type Underlay = z.infer<typeof Underlay>

export const Plan = z.strictObject({
  level: z.int().check(z.gte(lowestFloor), z.lte(highestFloor)),
  rooms: z.array(PlanRoom).check(
    z.maxLength(mostRooms, "intake.planRooms"),
    z.refine((rooms) => cornersIn(rooms) <= mostCorners, "intake.planFull"),
    z.refine((rooms) => openingsIn(rooms) <= mostOpeningsOnFloor, "intake.planOpenings"),
  ),
  underlay: z.optional(Underlay),
})
export type Plan = z.infer<typeof Plan>

export const cornersIn = (rooms: readonly { corners: readonly unknown[] }[]): number =>
  rooms.reduce((total, { corners }) => total + corners.length, 0)

const openingsIn = (rooms: readonly PlanRoom[]): number =>
  rooms.reduce(
    (total, { corners }) => corners.reduce((sum, { wall }) => sum + wall.openings.length, total),
    0,
  )

/**
 * As a device sends it. `after`: the version that was before the person, null of a new plan. A save gives the plan its
 * Idempotency-Key for its version, so that a device can go on from a save that is still to be sent.
 */
export const SavePlan = z.extend(Plan, {
  after: z.nullable(Key),
  removed: z.boolean(),
  /** By the device's clock, which the header device-time tells as well. */
  savedAt: z.iso.datetime(),
})
export type SavePlan = z.infer<typeof SavePlan>

/** As the project has it: its last version, when that was saved and by whom. */
export const SavedPlan = z.object({
  ...Plan.shape,
  id: Key,
  version: z.string(),
  savedAt: z.iso.datetime(),
  savedBy: z.string(),
})
export type SavedPlan = z.infer<typeof SavedPlan>
export const SavedPlans = z.array(SavedPlan)

/** One of the saves of a plan: who made it when, and what it came to. `floor`: m² of the rooms that have an area. */
export const PlanVersion = z.object({
  version: z.string(),
  savedAt: z.iso.datetime(),
  savedBy: z.string(),
  rooms: z.int(),
  floor: z.number(),
  removed: z.boolean(),
})
export type PlanVersion = z.infer<typeof PlanVersion>
export const PlanVersions = z.array(PlanVersion)

const Id = z.pipe(z.coerce.number(), z.int().check(z.positive()))
export const ByPlan = z.object({ id: Id, plan: Key })
export const ByPlanVersion = z.object({ id: Id, plan: Key, version: Key })
