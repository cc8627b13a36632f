import * as z from "zod/mini"
import { units } from "#modules/quotes/pricing/norm.ts"
import { Email } from "#src/shared/contact.ts"
import { line, text } from "#src/shared/text.ts"
import { Payment } from "../payments/schema.ts"

/** Sales invoices, as a person fills them in and as they come out. Euros exclude VAT unless said otherwise. */

/**
 * `instalment`: a part of the price of a quotation; `final`: all of a job less what was invoiced; `cost`: by what it took;
 * `free`: anything else; `credit`: takes back an invoice, in whole or in part.
 */
export const invoiceKinds = ["instalment", "final", "cost", "free", "credit"] as const
export type InvoiceKind = (typeof invoiceKinds)[number]

const invoiceStates = ["draft", "sent"] as const

/**
 * What a line stands for, and is invoiced once: an instalment of a quotation ('17:0'), extra work, a line of the ledger.
 * `work` and `earlier` of a final invoice stand for all that was offered, and for an invoice that is deducted.
 */
const sourceKinds = ["instalment", "work", "extra", "cost", "earlier", "credit"] as const
export type SourceKind = (typeof sourceKinds)[number]
export interface LineSource {
  kind: SourceKind
  /** By which it is known there. */
  id: string
}

const VatRate = z.union([z.literal(0), z.literal(9), z.literal(21)])
export type VatRate = z.infer<typeof VatRate>
const Version = z.int().check(z.positive())
const Id = z.int().check(z.positive())
const Day = z.iso.date("business.dayWrong")

export const mostInvoiceLines = 500

const amount = (code: string) => z.number(code).check(z.gte(-1_000_000, code), z.lte(1_000_000, code))

/** `source` and `vat` of a line that stands for something stay as the server gave them; null: a line of one's own. */
export const InvoiceLineInput = z.strictObject({
  description: line(300).check(z.minLength(1, "business.descriptionMissing")),
  quantity: z
    .number("business.quantityWrong")
    .check(z.gte(-100_000, "business.quantityWrong"), z.lte(100_000, "business.quantityWrong")),
  unit: z.enum(units),
  unitPrice: amount("business.priceWrong"),
  vatRate: VatRate,
  /** Empty: as the quotation says of that rate. */
  vatReason: line(200),
  source: z.nullable(z.strictObject({ kind: z.enum(sourceKinds), id: line(60) })),
})
export type InvoiceLineInput = z.infer<typeof InvoiceLineInput>

const Performed = z.nullable(z.strictObject({ from: Day, to: Day }))

/** All that a person can change of a draft. */
const content = {
  title: line(120).check(z.minLength(1, "business.titleMissing")),
  intro: text(2000),
  reference: line(80),
  lines: z.array(InvoiceLineInput).check(z.maxLength(mostInvoiceLines, "business.linesFull")),
  reverseCharge: z.boolean(),
  performed: Performed,
  paymentDays: z
    .int("business.paymentDaysWrong")
    .check(z.gte(0, "business.paymentDaysWrong"), z.lte(90, "business.paymentDaysWrong")),
  /** Euros for the blocked account (G-rekening), and the hours of staff in this invoice; null: none. */
  blocked: z.nullable(
    z.strictObject({
      amount: z
        .number("business.blockedWrong")
        .check(z.gt(0, "business.blockedWrong"), z.lte(10_000_000, "business.blockedWrong")),
      hours: z
        .number("business.hoursWrong")
        .check(z.gte(0, "business.hoursWrong"), z.lte(100_000, "business.hoursWrong")),
    }),
  ),
}

export const InvoiceChange = z.strictObject({ ...content, version: Version })
export type InvoiceChange = z.infer<typeof InvoiceChange>

/** An invoice of one's own: for a customer, with or without a project of his. */
export const NewInvoice = z.strictObject({ customerId: Id, projectId: z.nullable(Id) })
export type NewInvoice = z.infer<typeof NewInvoice>

/** What of a project: a part of its plan by its place, all that is left of it, or what it took. */
export const NewProjectInvoice = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("instalment"), part: z.int().check(z.gte(0), z.lte(20)) }),
  z.strictObject({ kind: z.literal("final") }),
  z.strictObject({
    kind: z.literal("cost"),
    /** Euros an hour. */
    hourlyRate: amount("business.priceWrong").check(z.gte(0, "business.priceWrong")),
    /** On what else it cost, in percent. */
    surcharge: z
      .number("business.surchargeWrong")
      .check(z.gte(0, "business.surchargeWrong"), z.lte(200, "business.surchargeWrong")),
    from: Day,
    to: Day,
  }),
])
export type NewProjectInvoice = z.infer<typeof NewProjectInvoice>

export const Seen = z.strictObject({ version: Version })
export type Seen = z.infer<typeof Seen>
export const RemoveInvoice = z.strictObject({ removed: z.boolean(), version: Version })
export type RemoveInvoice = z.infer<typeof RemoveInvoice>

/** `{nummer}` in its words stands for the number, which a draft has not. */
export const InvoiceMail = z.strictObject({
  to: Email,
  subject: line(200).check(z.minLength(1, "business.subjectMissing")),
  message: text(6000).check(z.minLength(1, "business.messageMissing")),
})
export type InvoiceMail = z.infer<typeof InvoiceMail>

/** `mail` null: given or posted on paper. The number is given now. */
export const SendInvoice = z.strictObject({
  issuedOn: Day,
  mail: z.nullable(InvoiceMail),
  version: Version,
})
export type SendInvoice = z.infer<typeof SendInvoice>

/** Takes back lines of an invoice that was sent: so many of each, and why. All of it makes it whole. */
export const NewCredit = z.strictObject({
  reason: line(300).check(z.minLength(1, "business.reasonMissing")),
  /** Null: all that is left of it. */
  lines: z.nullable(
    z
      .array(
        z.strictObject({
          index: z.int().check(z.gte(0), z.lt(mostInvoiceLines)),
          /** Euros excluding VAT to take back, with the sign of the line. */
          amount: amount("business.priceWrong"),
        }),
      )
      .check(z.minLength(1, "business.nothingToCredit"), z.maxLength(mostInvoiceLines)),
  ),
})
export type NewCredit = z.infer<typeof NewCredit>

export const invoiceFormats = ["pdf", "docx", "xml"] as const
export type InvoiceFormat = (typeof invoiceFormats)[number]

export const InvoiceAmounts = z.object({
  net: z.number(),
  vat: z.array(
    z.object({ rate: VatRate, base: z.number(), amount: z.number(), reasons: z.array(z.string()) }),
  ),
  total: z.number(),
})
export type InvoiceAmounts = z.infer<typeof InvoiceAmounts>

/** How its files fare: `none` of a draft, `making` until they are there. */
const fileStates = ["none", "making", "ready", "failed"] as const

/** How its mail fares; null: it was not mailed. */
const MailState = z.nullable(
  z.object({
    to: z.string(),
    state: z.enum(["waiting", "sent", "failed", "cancelled"]),
    sentAt: z.nullable(z.iso.datetime()),
    error: z.nullable(z.string()),
  }),
)

/** Of one customer or one job; without either all there are. */
export const SalesFilter = z.strictObject({
  customer: z.optional(z.pipe(z.coerce.number(), Id)),
  project: z.optional(z.pipe(z.coerce.number(), Id)),
})
export type SalesFilter = z.infer<typeof SalesFilter>

/** In a list. `open`: what is still to be paid of it, including VAT; below zero: too much was paid. */
export const SalesInvoiceInShort = z.object({
  id: z.int(),
  kind: z.enum(invoiceKinds),
  state: z.enum(invoiceStates),
  number: z.nullable(z.string()),
  title: z.string(),
  customerId: z.int(),
  customerName: z.string(),
  projectId: z.nullable(z.int()),
  projectName: z.nullable(z.string()),
  issuedOn: z.nullable(Day),
  dueOn: z.nullable(Day),
  net: z.number(),
  /** Including VAT. */
  total: z.number(),
  open: z.number(),
  createdAt: z.iso.datetime(),
  version: Version,
})
export type SalesInvoiceInShort = z.infer<typeof SalesInvoiceInShort>

export const SalesInvoice = z.extend(SalesInvoiceInShort, {
  intro: z.string(),
  reference: z.string(),
  lines: z.array(z.extend(InvoiceLineInput, { total: z.number() })),
  amounts: InvoiceAmounts,
  reverseCharge: z.boolean(),
  performed: Performed,
  paymentDays: z.int(),
  blocked: z.nullable(z.object({ amount: z.number(), hours: z.number() })),
  quotation: z.nullable(z.object({ id: z.int(), number: z.string() })),
  /** The rates that lines of one's own can have, each with its reason. */
  rates: z.array(z.object({ rate: VatRate, reason: z.string() })),
  /** A draft that was thrown away; it can be put back. */
  removed: z.boolean(),
  /** What stands in the way of sending, such as an address of the customer: keys among the errors of `nl.ts`. */
  missing: z.array(z.string()),
  credits: z.nullable(z.object({ id: z.int(), number: z.string() })),
  creditedBy: z.array(z.object({ id: z.int(), number: z.nullable(z.string()), total: z.number() })),
  /** Of a sent invoice per line what is left to credit, excluding VAT. */
  creditable: z.array(z.number()),
  payments: z.array(Payment),
  files: z.enum(fileStates),
  /** The kinds of file that it has; data (XML) is for businesses. */
  formats: z.array(z.enum(invoiceFormats)),
  mail: MailState,
  /** The newest day that was invoiced in the series: no earlier one can be chosen. */
  earliest: z.nullable(Day),
  sentBy: z.nullable(z.string()),
  sentAt: z.nullable(z.iso.datetime()),
})
export type SalesInvoice = z.infer<typeof SalesInvoice>

/** Where the numbers of this year begin, and what stands before them: 'F2026-0043'. */
export const SaveSeries = z.strictObject({
  first: z
    .int("business.firstNumberWrong")
    .check(z.gte(1, "business.firstNumberWrong"), z.lte(999_999, "business.firstNumberWrong")),
  prefix: line(10, { tooLong: "business.prefixWrong" }).check(
    z.regex(/^[A-Za-z0-9./-]*$/, "business.prefixWrong"),
  ),
})
export type SaveSeries = z.infer<typeof SaveSeries>

/** `begun`: a number of this year was given, so the series stays as it is. */
export const Series = z.extend(SaveSeries, { year: z.int(), next: z.string(), begun: z.boolean() })
export type Series = z.infer<typeof Series>

export const InvoiceMailProposal = z.object({
  to: z.string(),
  subject: z.string(),
  message: z.string(),
  /** False: no mail server is set. */
  canMail: z.boolean(),
})
export type InvoiceMailProposal = z.infer<typeof InvoiceMailProposal>
