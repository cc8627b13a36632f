import * as z from "zod/mini"
import { line } from "#src/shared/text.ts"

export const movementKinds = ["received", "used", "returned", "counted", "corrected", "moved"] as const
export type MovementKind = (typeof movementKinds)[number]
export const stockStates = ["low", "ok", "high"] as const
export type StockState = (typeof stockStates)[number]

/** Of a unit: a thousandth is the least, and nobody has more than a million of it. */
export const mostUnits = 1_000_000
/** Euros of a unit: a screw costs a tenth of a cent, nothing on a shelf more than this. */
export const highestPrice = 10_000
export const longestNote = 500

const Id = z.int().check(z.positive())
const Instant = z.iso.datetime()

export const quantity = (least: number, tooSmall = "stock.quantityNegative") =>
  z
    .number("stock.quantityUnreadable")
    .check(
      z.gte(least, tooSmall),
      z.lte(mostUnits, "stock.quantityTooLarge"),
      z.multipleOf(0.001, "stock.quantityTooFine"),
    )
/** More than nothing. */
export const Amount = quantity(0.001, "stock.quantityZero")

/** Where it lies: 'workshop', 'van:3' of the account with that number, 'project:12'. */
export const PlaceKey = z
  .string()
  .check(z.regex(/^(workshop|(van|project):[1-9]\d{0,8})$/, "stock.placeUnknown"))
export type PlaceKey = z.infer<typeof PlaceKey>
export const workshop: PlaceKey = "workshop"

/** What one costs. */
export const Price = z
  .number("stock.priceUnreadable")
  .check(
    z.gte(0, "stock.priceNegative"),
    z.lte(highestPrice, "stock.priceTooHigh"),
    z.multipleOf(0.0001, "stock.priceTooFine"),
  )

const At = z.object({ place: z.string(), quantity: z.number() })

/** What it costs and is worth is null for who sees no prices. */
export const StockItem = z.object({
  id: z.int(),
  name: z.string(),
  supplier: z.string(),
  category: z.string(),
  article: z.string(),
  code: z.string(),
  unit: z.string(),
  location: z.string(),
  quantity: z.number(),
  minStock: z.number(),
  maxStock: z.number(),
  state: z.enum(stockStates),
  /** The article of the price list that quotations take it as, '' of none; so many units of that is one of it. */
  quotedAs: z.string(),
  quotedUnits: z.number(),
  /** What one costs now. */
  currentPrice: z.nullable(z.number()),
  /** Euros of all that is there, by what was paid for it. */
  value: z.nullable(z.number()),
  /** Where it lies, the most first. */
  places: z.array(At),
  /** When something was last taken of it, or when it was new. */
  restsSince: Instant,
  archived: z.boolean(),
  version: z.int(),
})
export type StockItem = z.infer<typeof StockItem>
export const StockItems = z.array(StockItem)

const place = z.optional(PlaceKey)
const note = z.optional(line(longestNote, { tooLong: "stock.noteTooLong" }))

/**
 * A signed number. What is added was received at `price`, or at what it costs now; what is removed
 * was used on `projectId`, or is corrected without one.
 */
export const Adjust = z.strictObject({
  adjustment: z.number("stock.quantityUnreadable").check(
    z.gte(-mostUnits, "stock.quantityTooLarge"),
    z.lte(mostUnits, "stock.quantityTooLarge"),
    z.multipleOf(0.001, "stock.quantityTooFine"),
    z.refine((value: number) => value !== 0, "stock.quantityZero"),
  ),
  place,
  projectId: z.optional(Id),
  price: z.optional(Price),
  note,
})
export type Adjust = z.infer<typeof Adjust>

export const Return = z.strictObject({ quantity: Amount, projectId: Id, place, note })
export type Return = z.infer<typeof Return>
/**
 * What really lies there. `known`: what there was by the books when it was counted, so that what came or went since
 * counts as well.
 */
export const Count = z.strictObject({ quantity: quantity(0), known: z.optional(quantity(0)), place, note })
export type Count = z.infer<typeof Count>

/** As many as are counted in one go. */
const mostCounted = 500
/** All that was counted at one place. */
export const CountList = z.strictObject({
  place: PlaceKey,
  lines: z
    .array(z.strictObject({ itemId: Id, quantity: quantity(0), known: quantity(0) }))
    .check(z.minLength(1, "stock.nothingCounted"), z.maxLength(mostCounted, "stock.tooManyCounted")),
  note,
})
export type CountList = z.infer<typeof CountList>
/** The movements of what was otherwise than the books said. */
export const Counted = z.object({ movementIds: z.array(z.int()) })
export const CountedAt = z.array(z.object({ itemId: z.int(), at: Instant }))
export type CountedAt = z.infer<typeof CountedAt>

/** Movements that are turned back together, or none of them. */
export const TurnBack = z.strictObject({ ids: z.array(Id).check(z.minLength(1), z.maxLength(mostCounted)) })
export const Move = z.strictObject({ quantity: Amount, from: PlaceKey, to: PlaceKey, note })
export type Move = z.infer<typeof Move>

/** The item as it now is, and the line of its history that turns it back. */
export const Moved = z.object({ item: StockItem, movementId: z.nullable(z.int()) })
export type Moved = z.infer<typeof Moved>

export const Movement = z.object({
  id: z.int(),
  kind: z.enum(movementKinds),
  place: z.string(),
  otherPlace: z.nullable(z.string()),
  quantity: z.number(),
  /** Euros; null for who sees no prices. */
  value: z.nullable(z.number()),
  project: z.nullable(z.object({ id: z.int(), name: z.string() })),
  note: z.string(),
  by: z.string(),
  at: Instant,
  /** It was turned back by another line, or turns one back itself. */
  reversed: z.boolean(),
  reverses: z.nullable(z.int()),
  /** Who looks at it may turn it back. */
  reversible: z.boolean(),
})
export type Movement = z.infer<typeof Movement>

/** The newest first; `total`: how many there are. */
export const ItemHistory = z.object({ item: StockItem, movements: z.array(Movement), total: z.int() })
export type ItemHistory = z.infer<typeof ItemHistory>

/** `mine`: one's own van, or a job that one is on. */
/** `open`: something can be put there. */
export const Place = z.object({ key: PlaceKey, name: z.string(), mine: z.boolean(), open: z.boolean() })
export type Place = z.infer<typeof Place>
export const Places = z.array(Place)
