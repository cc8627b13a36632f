import * as z from "zod/mini"
import { layings, substances, surfaces, vatRates } from "./choices.ts"

/** A measure that was taken from a project: as it stands in its field, as it was measured, and the sum behind that or ''. */
const Given = z.object({ typed: z.string(), measured: z.string(), sum: z.string() })
export type Given = z.infer<typeof Given>

/** Which room of which project; it was typed in a list, or drawn on a plan. */
const Origin = z.object({
  project: z.int(),
  room: z.string(),
  name: z.string(),
  from: z.enum(["list", "plan"]),
})
export type Origin = z.infer<typeof Origin>

/** `hasOpenings`: doors and windows, which are off its walls already. */
const TakenRoom = z.object({
  of: Origin,
  floor: Given,
  perimeter: Given,
  walls: Given,
  volume: Given,
  hasOpenings: z.boolean(),
})
export type TakenRoom = z.infer<typeof TakenRoom>

/** Of several rooms together. */
const TakenFloor = z.object({ of: z.array(Origin), floor: Given })
export type TakenFloor = z.infer<typeof TakenFloor>

/** Fields hold what a person typed. `taken`: measures that stand for its sizes, for a room need not be a rectangle. */
const Room = z.object({
  id: z.string(),
  name: z.string(),
  length: z.string(),
  width: z.string(),
  height: z.string(),
  taken: z.optional(TakenRoom),
})
export type Room = z.infer<typeof Room>

/** All that was typed, as it is kept on the device. Null: as the company has it, until someone types otherwise. */
export const Typed = z.object({
  rooms: z.array(Room),
  volume: z.object({
    substance: z.enum(substances),
    length: z.string(),
    width: z.string(),
    thickness: z.string(),
    extra: z.string(),
    bigBag: z.nullable(z.string()),
    density: z.nullable(z.string()),
    /** Stands for length and width. */
    taken: z.optional(TakenFloor),
  }),
  paint: z.object({
    surface: z.enum(surfaces),
    extra: z.string(),
    openings: z.string(),
    coats: z.nullable(z.string()),
    coverage: z.nullable(z.string()),
    canLitres: z.nullable(z.string()),
  }),
  tiles: z.object({
    surface: z.enum(surfaces),
    extra: z.string(),
    openings: z.string(),
    laying: z.enum(layings),
    length: z.string(),
    width: z.string(),
    perBox: z.string(),
  }),
  cost: z.object({
    hours: z.string(),
    rate: z.nullable(z.string()),
    materials: z.string(),
    vat: z.enum(vatRates),
  }),
})
export type Typed = z.infer<typeof Typed>

const Euros = z.number()

/** What the company reckons with. `rates`, euros per hour, is null for who sees no prices. */
export const Figures = z.object({
  coverage: z.number(),
  canLitres: z.number(),
  rates: z.nullable(z.object({ specialist: Euros, carpenter: Euros, helper: Euros })),
})
export type Figures = z.infer<typeof Figures>
