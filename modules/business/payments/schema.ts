import * as z from "zod/mini"
import { line } from "#src/shared/text.ts"

/** Money that came in for an invoice. Euros include VAT. */

/** Settled: with what the client is owed, such as a credit note. Written off: it will not come. */
export const paymentWays = ["bank", "cash", "card", "settled", "writtenOff"] as const
export type PaymentWay = (typeof paymentWays)[number]

/** Below zero: money that went back to the client. */
export const NewPayment = z.strictObject({
  paidOn: z.iso.date("business.dayWrong"),
  amount: z
    .number("business.amountWrong")
    .check(z.gte(-10_000_000, "business.amountWrong"), z.lte(10_000_000, "business.amountWrong")),
  how: z.enum(paymentWays),
  note: line(200),
})
export type NewPayment = z.infer<typeof NewPayment>

export const SetPaymentRemoved = z.strictObject({ removed: z.boolean() })
export type SetPaymentRemoved = z.infer<typeof SetPaymentRemoved>

export const Payment = z.object({
  id: z.int(),
  paidOn: z.iso.date(),
  amount: z.number(),
  how: z.enum(paymentWays),
  note: z.string(),
  by: z.nullable(z.string()),
  removed: z.boolean(),
})
export type Payment = z.infer<typeof Payment>
