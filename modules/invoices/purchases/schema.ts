import * as z from "zod/mini"
import { line } from "#src/shared/text.ts"
import { invoiceKinds, postedKinds, warningKinds } from "../schema.ts"

/** Posted purchase invoices. Euros have two decimals; days are yyyy-MM-dd; a credit note's amounts are negative. */

/** Of this century: a year of five figures, to which an invoice of 9999 would be kept, is no date any more. */
const Day = z.iso.date("invoices.dayWrong").check(z.regex(/^20/, "invoices.dayWrong"))
const most = 10_000_000
const amount = z.number("invoices.amountWrong").check(
  z.gte(-most, "invoices.amountTooLarge"),
  z.lte(most, "invoices.amountTooLarge"),
  z.refine((euros) => Math.abs(euros * 100 - Math.round(euros * 100)) < 1e-6, "invoices.amountCents"),
)
const nothingOr = (max: number) => line(max)
const Rate = z
  .number("invoices.rateWrong")
  .check(z.gte(0, "invoices.rateWrong"), z.lte(100, "invoices.rateWrong"))

export const InvoiceLine = z.strictObject({
  description: line(500).check(z.minLength(1, "invoices.descriptionMissing")),
  quantity: z.nullable(z.number("invoices.quantityWrong")),
  unit: line(20),
  unitPrice: z.nullable(z.number("invoices.amountWrong")),
  /** As printed: including VAT when `linesIncludeVat`. */
  amount,
  vatRate: z.nullable(Rate),
})
export type InvoiceLine = z.infer<typeof InvoiceLine>

export const InvoiceVat = z.strictObject({ rate: Rate, base: amount, vat: amount })

/** What a person read from the document: with his signature under it, so to speak. */
const content = {
  kind: z.enum(postedKinds),
  supplier: line(160).check(z.minLength(1, "invoices.supplierMissing")),
  invoiceNumber: line(60).check(z.minLength(1, "invoices.numberMissing")),
  date: Day,
  dueDate: z.nullable(Day),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/, "invoices.currencyWrong")),
  /** The sum of the bases, excluding VAT; and including VAT. */
  netAmount: amount,
  vatAmount: amount,
  totalAmount: amount,
  /** Null: the total. */
  payableAmount: z.nullable(amount),
  reverseCharge: z.boolean(),
  linesIncludeVat: z.boolean(),
  vat: z.array(InvoiceVat).check(z.maxLength(10, "invoices.tooManyRates")),
  lines: z.array(InvoiceLine).check(z.maxLength(500, "invoices.tooManyLines")),
  iban: nothingOr(40),
  blockedIban: nothingOr(40),
  blockedAmount: amount,
  btwId: nothingOr(20),
  kvk: nothingOr(12),
  orderReference: nothingOr(80),
  projectReference: nothingOr(80),
}
export const InvoiceContent = z.strictObject(content)
export type InvoiceContent = z.infer<typeof InvoiceContent>

export const Warning = z.object({
  kind: z.enum(warningKinds),
  /** The field it is about. */
  field: z.string(),
  text: z.string(),
  /** The other invoice, of a double. */
  invoiceId: z.optional(z.int()),
})
export type Warning = z.infer<typeof Warning>

/** Asks for warnings of what is on the screen, and posts nothing. */
export const CheckInvoice = z.strictObject({
  scanId: z.int().check(z.positive()),
  supplierId: z.nullable(z.int()),
  ...content,
})
export type CheckInvoice = z.infer<typeof CheckInvoice>
export const Checked = z.object({ warnings: z.array(Warning) })

/**
 * Posts what a person confirmed. `supplierId` null makes a supplier, or takes the one it is recognised to be.
 * `accepted`: the warnings he saw; a warning that isn't among them refuses with 409 `invoices.unseenWarnings`.
 */
export const PostInvoice = z.strictObject({
  ...CheckInvoice.shape,
  realEstate: z.boolean(),
  accepted: z.array(z.enum(warningKinds)).check(z.maxLength(warningKinds.length)),
})
export type PostInvoice = z.infer<typeof PostInvoice>

const Person = z.nullable(z.string())

/** As lists show it. */
export const PurchaseInvoiceRow = z.object({
  id: z.int(),
  kind: z.enum(invoiceKinds),
  supplierId: z.int(),
  supplierName: z.string(),
  invoiceNumber: z.string(),
  date: z.iso.date(),
  dueDate: z.nullable(z.iso.date()),
  currency: z.string(),
  netAmount: z.number(),
  vatAmount: z.number(),
  totalAmount: z.number(),
  payableAmount: z.number(),
  reverseCharge: z.boolean(),
  /** `reversed`: taken back by a reversal, so nothing is to be paid or allocated. */
  reversed: z.boolean(),
  paidOn: z.nullable(z.iso.date()),
  totalAllocated: z.number(),
  remainingAmount: z.number(),
  /** What of `totalAllocated` lies on the shelf. */
  stockAmount: z.number(),
  projects: z.array(z.string()),
})
export type PurchaseInvoiceRow = z.infer<typeof PurchaseInvoiceRow>

export const PurchaseInvoice = z.extend(PurchaseInvoiceRow, {
  scanId: z.int(),
  reverses: z.nullable(z.int()),
  reversedBy: z.nullable(z.int()),
  linesIncludeVat: z.boolean(),
  vat: z.array(z.object({ rate: z.number(), base: z.number(), vat: z.number() })),
  lines: z.array(
    z.object({
      description: z.string(),
      quantity: z.nullable(z.number()),
      unit: z.string(),
      unitPrice: z.nullable(z.number()),
      amount: z.number(),
      vatRate: z.nullable(z.number()),
    }),
  ),
  iban: z.string(),
  blockedIban: z.string(),
  blockedAmount: z.number(),
  btwId: z.string(),
  kvk: z.string(),
  orderReference: z.string(),
  projectReference: z.string(),
  realEstate: z.boolean(),
  keepUntil: z.iso.date(),
  fileName: z.string(),
  /** SHA-256 of the original, as it came. */
  fileHash: z.string(),
  fileUrl: z.string(),
  wordUrl: z.string(),
  excelUrl: z.string(),
  accepted: z.array(z.enum(warningKinds)),
  paidBy: Person,
  postedBy: Person,
  postedAt: z.iso.datetime(),
})
export type PurchaseInvoice = z.infer<typeof PurchaseInvoice>

export const PayInvoice = z.strictObject({ paidOn: Day })
export type PayInvoice = z.infer<typeof PayInvoice>
export const ReverseInvoice = z.strictObject({
  reason: line(300).check(z.minLength(1, "invoices.reasonMissing")),
})

/** What the daily checklist shows; `amount` is what is neither on a project nor on the shelf yet. */
export const UnassignedInvoice = z.object({
  id: z.int(),
  invoiceNumber: z.string(),
  supplierName: z.string(),
  date: z.iso.date(),
  totalAmount: z.number(),
  amount: z.number(),
})
export type UnassignedInvoice = z.infer<typeof UnassignedInvoice>

/** VAT to reclaim, per quarter of the invoice date: '2026-Q3'. Reverse charge is declared and deducted by the office. */
export const VatQuarter = z.object({
  quarter: z.string(),
  invoices: z.int(),
  /** Invoices in another currency: a person converts and declares them. */
  foreign: z.int(),
  rates: z.array(z.object({ rate: z.number(), base: z.number(), vat: z.number() })),
  shiftedBase: z.number(),
  /** What no rate accounts for: of invoices that name none, or that don't add up. */
  restBase: z.number(),
  restVat: z.number(),
  base: z.number(),
  vat: z.number(),
})
export type VatQuarter = z.infer<typeof VatQuarter>

/** What a sheet or an archive holds: a quarter ('2026-Q3') or a year ('2026') of invoice dates; without it all. */
export const Period = z.strictObject({
  period: z.optional(z.string().check(z.regex(/^\d{4}(-Q[1-4])?$/, "invoices.periodWrong"))),
})
export type Period = z.infer<typeof Period>
