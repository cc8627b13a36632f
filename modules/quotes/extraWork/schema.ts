import * as z from "zod/mini"
import { Email } from "#src/shared/contact.ts"
import { line, text } from "#src/shared/text.ts"
import { units } from "../pricing/norm.ts"
import { states } from "../quotations/schema.ts"

/** Extra and less work, as a person fills it in and as it comes out. Euros exclude VAT unless said otherwise. */

/** Withdrawn: it was agreed, and no longer is. */
export const extraStates = ["proposed", "agreed", "refused", "withdrawn"] as const
export type ExtraState = (typeof extraStates)[number]

/** How the client said yes; to a consumer it should be provable that he was told of the price (art. 7:755 BW). */
export const agreedWays = ["spoken", "phone", "mail", "whatsapp", "signed"] as const
export type AgreedWay = (typeof agreedWays)[number]

const VatRate = z.union([z.literal(0), z.literal(9), z.literal(21)])
const Version = z.int().check(z.positive())

export const mostExtraLines = 50

/** Less work has a price below zero. `vatReason` empty: as the quotation says of that rate. */
export const ExtraLineInput = z.strictObject({
  description: line(200).check(z.minLength(1, "quotes.descriptionMissing")),
  quantity: z
    .number("quotes.quantityWrong")
    .check(z.gt(0, "quotes.quantityWrong"), z.lte(100_000, "quotes.quantityTooLarge")),
  unit: z.enum(units),
  unitPrice: z
    .number("quotes.priceWrong")
    .check(z.gte(-1_000_000, "quotes.priceWrong"), z.lte(1_000_000, "quotes.priceWrong")),
  vatRate: VatRate,
  vatReason: line(200),
})
export type ExtraLineInput = z.infer<typeof ExtraLineInput>

const Hours = z.nullable(
  z
    .number("quotes.extraHoursWrong")
    .check(z.gt(0, "quotes.extraHoursWrong"), z.lte(999, "quotes.extraHoursWrong")),
)

const content = {
  title: line(120, { tooLong: "quotes.extraTitleLong" }).check(z.minLength(1, "quotes.extraTitleMissing")),
  details: text(2000),
  hours: Hours,
  /** A photo among the files of the project. */
  photo: z.nullable(z.int().check(z.positive())),
  lines: z.array(ExtraLineInput).check(z.maxLength(mostExtraLines, "quotes.extraLinesFull")),
  /** Working days; halves too. */
  delayDays: z
    .number("quotes.extraDaysWrong")
    .check(
      z.gte(0, "quotes.extraDaysWrong"),
      z.lte(250, "quotes.extraDaysWrong"),
      z.multipleOf(0.5, "quotes.extraDaysWrong"),
    ),
}

export const Agreement = z.strictObject({
  how: z.enum(agreedWays, "quotes.extraHowMissing"),
  on: z.iso.date("quotes.dayWrong"),
  by: line(120).check(z.minLength(1, "quotes.extraByMissing")),
})
export type Agreement = z.infer<typeof Agreement>

/** `agreement` null: only proposed so far. */
export const NewExtra = z.strictObject({ ...content, agreement: z.nullable(Agreement) })
export type NewExtra = z.infer<typeof NewExtra>

/** Of a proposal. */
export const ExtraChange = z.strictObject({ ...content, version: Version })
export type ExtraChange = z.infer<typeof ExtraChange>

const Reason = line(300).check(z.minLength(1, "quotes.extraReasonMissing"))

/** Of what was agreed. */
export const ExtraCorrection = z.strictObject({
  ...content,
  agreement: Agreement,
  reason: Reason,
  version: Version,
})
export type ExtraCorrection = z.infer<typeof ExtraCorrection>

export const AgreeExtra = z.strictObject({ ...Agreement.shape, version: Version })
export type AgreeExtra = z.infer<typeof AgreeExtra>
export const RefuseExtra = z.strictObject({ reason: line(300), version: Version })
export type RefuseExtra = z.infer<typeof RefuseExtra>
export const WithdrawExtra = z.strictObject({ reason: Reason, version: Version })
export type WithdrawExtra = z.infer<typeof WithdrawExtra>
export const SeenExtra = z.strictObject({ version: Version })
export type SeenExtra = z.infer<typeof SeenExtra>
export const RemoveExtra = z.strictObject({ removed: z.boolean(), version: Version })
export type RemoveExtra = z.infer<typeof RemoveExtra>

export const paperFormats = ["docx", "pdf"] as const
export type PaperFormat = (typeof paperFormats)[number]

/** The order as a PDF, to the client. */
export const MailExtra = z.strictObject({
  to: Email,
  subject: line(200).check(z.minLength(1, "quotes.subjectMissing")),
  message: text(6000).check(z.minLength(1, "quotes.messageMissing")),
  version: Version,
})
export type MailExtra = z.infer<typeof MailExtra>

export const ExtraMailProposal = z.object({
  to: z.string(),
  subject: z.string(),
  message: z.string(),
  /** False: no mail server is set. */
  canMail: z.boolean(),
})
export type ExtraMailProposal = z.infer<typeof ExtraMailProposal>

/** Less work is below zero. `total` includes VAT. */
export const Amounts = z.object({
  net: z.number(),
  vat: z.array(z.object({ rate: VatRate, base: z.number(), amount: z.number() })),
  total: z.number(),
})
export type Amounts = z.infer<typeof Amounts>

const Photo = z.object({ id: z.int(), name: z.string(), preview: z.string() })

export const ExtraWork = z.object({
  id: z.int(),
  /** As printed: 'MW-0036-1'. */
  number: z.string(),
  projectId: z.int(),
  title: z.string(),
  details: z.string(),
  hours: z.nullable(z.number()),
  delayDays: z.number(),
  state: z.enum(extraStates),
  photo: z.nullable(Photo),
  notedBy: z.nullable(z.string()),
  notedAt: z.iso.datetime(),
  projectName: z.string(),
  /** Nothing of it can be changed any more. */
  closed: z.boolean(),
  lines: z.array(z.extend(ExtraLineInput, { total: z.number() })),
  amounts: Amounts,
  agreement: z.nullable(Agreement),
  /** Why it was refused, withdrawn or corrected. */
  reason: z.string(),
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(z.iso.datetime()),
  version: Version,
})
export type ExtraWork = z.infer<typeof ExtraWork>

/** All of a project, the oldest first, and what it comes to with its quotation. */
export const ProjectExtraWork = z.object({
  items: z.array(ExtraWork),
  quotation: z.nullable(
    z.object({ id: z.int(), number: z.string(), state: z.enum(states), amounts: Amounts }),
  ),
  /** Agreed: of what makes it dearer, and of what makes it cheaper. */
  more: Amounts,
  less: Amounts,
  /** The quotation with both. */
  together: Amounts,
  /** The rates that the quotation has, the one of most of it first, each with its reason; the high one is always there. */
  rates: z.array(z.object({ rate: VatRate, reason: z.string() })),
  /** Whom the client's yes may come from. */
  people: z.array(z.string()),
})
export type ProjectExtraWork = z.infer<typeof ProjectExtraWork>
