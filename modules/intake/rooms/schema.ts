import * as z from "zod/mini"
import { line } from "#src/shared/text.ts"

/** Rooms as they were measured on site. Sizes are whole millimetres, between the walls. */

export const openingKinds = ["door", "window"] as const
export const mostOpenings = 20
export const mostRooms = 100
export const longestName = 60
/** In millimetres. */
export const longestWall = 100_000
export const highestWall = 20_000
/** Cellars below, and more storeys than a house has. */
export const [lowestFloor, highestFloor] = [-2, 9]

const size = (most: number, tooLarge: string) =>
  z.int("intake.sizeMissing").check(z.gte(1, "intake.sizeMissing"), z.lte(most, tooLarge))
/** What a device calls something before the server knows it. */
export const Key = z.string().check(z.regex(/^[\w-]{8,64}$/))

export const Opening = z.strictObject({
  kind: z.enum(openingKinds),
  width: size(longestWall, "intake.tooLong"),
  height: size(highestWall, "intake.tooHigh"),
  count: z.int("intake.countWrong").check(z.gte(1, "intake.countWrong"), z.lte(50, "intake.countWrong")),
})
export type Opening = z.infer<typeof Opening>

/** As somebody typed it. */
export const RoomForm = z.strictObject({
  name: line(longestName, { missing: "intake.nameMissing" }).check(z.minLength(1, "intake.nameMissing")),
  floor: z.int().check(z.gte(lowestFloor), z.lte(highestFloor)),
  length: size(longestWall, "intake.tooLong"),
  width: size(longestWall, "intake.tooLong"),
  height: size(highestWall, "intake.tooHigh"),
  openings: z.array(Opening).check(z.maxLength(mostOpenings, "intake.tooManyOpenings")),
})
export type RoomForm = z.infer<typeof RoomForm>
export type RoomSize = Pick<RoomForm, "length" | "width" | "height" | "openings">

/**
 * `after`: the version that was before the person, null of a new one. A save gives the room its Idempotency-Key for its
 * version, so that a device can go on from a save that is still to be sent.
 */
export const SaveRoom = z.extend(RoomForm, {
  after: z.nullable(Key),
  removed: z.boolean(),
  /** By the device's clock, which the header device-time tells as well. */
  measuredAt: z.iso.datetime(),
})
export type SaveRoom = z.infer<typeof SaveRoom>

export const ByRoom = z.object({ id: z.pipe(z.coerce.number(), z.int().check(z.positive())), room: Key })

export const Room = z.object({
  ...RoomForm.shape,
  id: z.string(),
  version: z.string(),
  measuredAt: z.iso.datetime(),
  measuredBy: z.string(),
})
export type Room = z.infer<typeof Room>
export const Rooms = z.array(Room)

/** What of a room, or of all together, a line of a quotation is of. */
export const areas = ["floor", "walls", "ceiling", "floorAndWalls", "ceilingAndWalls"] as const
export const lengths = ["perimeter", "skirting"] as const
export const volumes = ["volume"] as const
export const quantities = [...areas, ...lengths, ...volumes] as const
export type Quantity = (typeof quantities)[number]
/** All rooms of the list together, and all that were drawn. */
export const allRooms = "all"
export const allDrawn = "plan"

const Choice = z.strictObject({
  line: z.string().check(z.minLength(1), z.maxLength(60)),
  /** `all`, `plan`, or the id of a room, which of a drawn one has that of its plan before it. */
  of: z.string().check(z.minLength(1), z.maxLength(130)),
  what: z.enum(quantities),
})
export type Choice = z.infer<typeof Choice>

/** A line of the quotation whose quantity a tape can give. `guess`: what its words seem to be of; null: they don't say. */
const OfferedLine = z.object({
  id: z.string(),
  description: z.string(),
  unit: z.enum(["m1", "m2", "m3"]),
  quantity: z.number(),
  /** Where its quantity comes from, such as what the client said. */
  source: z.string(),
  guess: z.nullable(z.object({ of: z.string(), what: z.enum(quantities) })),
})
export type OfferedLine = z.infer<typeof OfferedLine>

/** What measuring can change of the project's quotation; `closed`: its code, why that can't be now. */
export const MeasuredOffer = z.object({
  quotation: z.nullable(
    z.object({
      id: z.int(),
      number: z.string(),
      version: z.int(),
      closed: z.nullable(z.enum(["proposed", "accepted", "rejected"])),
      /** The client does not have its newest version yet. */
      draft: z.boolean(),
      lines: z.array(OfferedLine),
    }),
  ),
})
export type MeasuredOffer = z.infer<typeof MeasuredOffer>

const choices = z.array(Choice).check(z.minLength(1), z.maxLength(300))
export const PreviewMeasured = z.strictObject({ choices })
/** Euros: of a line without VAT, of the whole with. */
export const MeasuredPreview = z.object({
  lines: z.array(z.object({ line: z.string(), quantity: z.number(), before: z.number(), after: z.number() })),
  before: z.number(),
  after: z.number(),
})
export type MeasuredPreview = z.infer<typeof MeasuredPreview>

/** `base`: the version that the person saw; `quantity`: how much he saw, as another may have measured meanwhile. */
export const TakeMeasured = z.strictObject({
  base: z.int().check(z.positive()),
  choices: z
    .array(z.extend(Choice, { quantity: z.number().check(z.positive()) }))
    .check(z.minLength(1), z.maxLength(300)),
})
export type TakeMeasured = z.infer<typeof TakeMeasured>
export const TakenVersion = z.object({ quotationId: z.int(), version: z.int() })
export type TakenVersion = z.infer<typeof TakenVersion>

/** The version to go back to, on top of the one that the person made. */
export const PutBack = z.strictObject({ base: z.int().check(z.positive()), to: z.int().check(z.positive()) })
export type PutBack = z.infer<typeof PutBack>
