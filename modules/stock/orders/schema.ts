import * as z from "zod/mini"
import { Email } from "#src/shared/contact.ts"
import { line, text } from "#src/shared/text.ts"
import { Amount, PlaceKey, Price } from "../schema.ts"

/** Nothing came yet, a part of it, all of it; or the rest will not come. */
export const orderStates = ["open", "partly", "received", "closed"] as const
export type OrderState = (typeof orderStates)[number]

/** As many as are read at once. */
export const mostOrders = 200
const mostLines = 500

const Id = z.int().check(z.positive())
const Version = z.int().check(z.positive())

/** What to order of one item, and why: what there is, what is on its way, what work takes, and up to where it is filled. */
export const ProposedLine = z.object({
  itemId: z.int(),
  name: z.string(),
  article: z.string(),
  unit: z.string(),
  there: z.number(),
  onOrder: z.number(),
  maxStock: z.number(),
  /** Work that begins soon, the first to begin first. */
  neededFor: z.array(z.object({ name: z.string(), day: z.iso.date(), quantity: z.number() })),
  quantity: z.number(),
  price: z.number(),
})
export type ProposedLine = z.infer<typeof ProposedLine>

/** What runs out, by who supplies it; `supplier` '' of what nobody is named for. */
export const Proposal = z.array(
  z.object({
    supplier: z.string(),
    /** To which an order of his was mailed last. */
    email: z.string(),
    lines: z.array(ProposedLine),
  }),
)
export type Proposal = z.infer<typeof Proposal>

const OrderLine = z.object({
  id: z.int(),
  itemId: z.int(),
  name: z.string(),
  article: z.string(),
  unit: z.string(),
  quantity: z.number(),
  received: z.number(),
  price: z.number(),
})
export type OrderLine = z.infer<typeof OrderLine>

export const StockOrder = z.object({
  id: z.int(),
  /** 'B-12' */
  number: z.string(),
  supplier: z.string(),
  note: z.string(),
  expectedOn: z.nullable(z.iso.date()),
  mailedTo: z.nullable(z.string()),
  state: z.enum(orderStates),
  /** It was to have come. */
  late: z.boolean(),
  lines: z.array(OrderLine),
  /** Euros without VAT of all that was ordered. */
  total: z.number(),
  by: z.string(),
  createdAt: z.iso.datetime(),
  version: z.int(),
})
export type StockOrder = z.infer<typeof StockOrder>
export const StockOrders = z.array(StockOrder)

export const NewOrder = z.strictObject({
  supplier: line(120, { missing: "stock.supplierMissing", tooLong: "stock.supplierTooLong" }).check(
    z.minLength(1, "stock.supplierMissing"),
  ),
  note: text(1000, { tooLong: "stock.noteTooLong" }),
  expectedOn: z.nullable(z.iso.date("stock.dayUnreal")),
  lines: z
    .array(z.strictObject({ itemId: Id, quantity: Amount, price: Price }))
    .check(z.minLength(1, "stock.nothingOrdered"), z.maxLength(mostLines, "stock.orderTooLong")),
})
export type NewOrder = z.infer<typeof NewOrder>

/** What came in, at what it costs on the packing slip. */
export const Receipt = z.strictObject({
  place: PlaceKey,
  lines: z
    .array(z.strictObject({ lineId: Id, quantity: Amount, price: Price }))
    .check(z.minLength(1, "stock.nothingReceived"), z.maxLength(mostLines, "stock.orderTooLong")),
  version: Version,
})
export type Receipt = z.infer<typeof Receipt>

/** What cost otherwise than was ordered. */
export const OtherPrice = z.object({ name: z.string(), ordered: z.number(), paid: z.number() })
export type OtherPrice = z.infer<typeof OtherPrice>

export const Received = z.object({
  order: StockOrder,
  movementIds: z.array(z.int()),
  otherPrices: z.array(OtherPrice),
})
export type Received = z.infer<typeof Received>

export const MailOrder = z.strictObject({
  to: Email,
  message: text(2000, { tooLong: "stock.noteTooLong" }),
  version: Version,
})
export type MailOrder = z.infer<typeof MailOrder>

export const CloseOrder = z.strictObject({ closed: z.boolean(), version: Version })
export type CloseOrder = z.infer<typeof CloseOrder>
