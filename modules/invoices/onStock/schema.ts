import * as z from "zod/mini"
import { OtherPrice } from "#modules/stock/orders/schema.ts"
import { Amount, PlaceKey } from "#modules/stock/schema.ts"

/** Lines of purchase invoices that were bought to the shelf. Amounts are euros including VAT, as on the invoice. */

export const StockPart = z.object({
  id: z.int(),
  position: z.int(),
  itemId: z.int(),
  name: z.string(),
  unit: z.string(),
  quantity: z.number(),
  amount: z.number(),
  /** What it is worth on the shelf. */
  netAmount: z.number(),
  /** Of the invoice's total. */
  percentage: z.number(),
  /** It had come in before, by its packing slip. */
  cameBefore: z.boolean(),
  createdBy: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
})
export type StockPart = z.infer<typeof StockPart>

/** What a line most likely is: by what stands in it, or by what is on order. */
const ProposedItem = z.object({
  itemId: z.int(),
  orderLineId: z.nullable(z.int()),
  cameBefore: z.boolean(),
})
export type ProposedItem = z.infer<typeof ProposedItem>

export const StockLine = z.object({
  position: z.int(),
  description: z.string(),
  quantity: z.nullable(z.number()),
  unit: z.string(),
  amount: z.number(),
  netAmount: z.number(),
  onStock: z.boolean(),
  proposal: z.nullable(ProposedItem),
})
export type StockLine = z.infer<typeof StockLine>

/** A line of an order of this supplier of which something is to come, or came and is on no invoice yet. */
export const AwaitedLine = z.object({
  id: z.int(),
  itemId: z.int(),
  /** Of the order: 'B-12'. */
  number: z.string(),
  toCome: z.number(),
  notInvoiced: z.number(),
  price: z.number(),
})
export type AwaitedLine = z.infer<typeof AwaitedLine>

export const StockLines = z.object({ lines: z.array(StockLine), awaited: z.array(AwaitedLine) })
export type StockLines = z.infer<typeof StockLines>

const Id = z.int().check(z.positive())
const Position = z.int().check(z.gte(0))
const mostLines = 500

/**
 * Lines that go onto the shelf. `cameBefore`: it lies there already, by its packing slip. `spread`: lines such as freight
 * and discount, of which each other line bears its part.
 */
export const PutOnStock = z.strictObject({
  purchaseInvoiceId: Id,
  place: PlaceKey,
  lines: z
    .array(
      z.strictObject({
        position: Position,
        itemId: z.int("invoices.stockItemMissing").check(z.positive("invoices.stockItemMissing")),
        quantity: Amount,
        orderLineId: z.optional(z.nullable(Id)),
        cameBefore: z.optional(z.boolean()),
      }),
    )
    .check(z.minLength(1, "invoices.stockNothing"), z.maxLength(mostLines)),
  spread: z.optional(z.array(Position).check(z.maxLength(mostLines))),
})
export type PutOnStock = z.infer<typeof PutOnStock>

/** `otherPrices`: what cost otherwise than was ordered, or than it did before. */
export const OnStockNow = z.object({
  success: z.literal(true),
  stock: z.array(StockPart),
  otherPrices: z.array(OtherPrice),
})
export type OnStockNow = z.infer<typeof OnStockNow>

export const TakeOffStock = z.strictObject({
  ids: z.array(Id).check(z.minLength(1), z.maxLength(mostLines)),
})
export type TakeOffStock = z.infer<typeof TakeOffStock>
