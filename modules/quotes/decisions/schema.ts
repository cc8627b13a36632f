import * as z from "zod/mini"
import { Email } from "#src/shared/contact.ts"
import { line, text } from "#src/shared/text.ts"

/** Sending a quotation, and what the client decided and declared. */

const Version = z.int().check(z.positive())

/** With the PDF. */
export const SendByMail = z.strictObject({
  how: z.literal("mail"),
  version: Version,
  to: Email,
  subject: line(200).check(z.minLength(1, "quotes.subjectMissing")),
  message: text(6000).check(z.minLength(1, "quotes.messageMissing")),
})
/** It was handed over, or sent otherwise. */
export const NoteSent = z.strictObject({
  how: z.literal("noted"),
  version: Version,
  on: z.optional(z.iso.date()),
})
export const SendQuotation = z.discriminatedUnion("how", [SendByMail, NoteSent])
export type SendQuotation = z.infer<typeof SendQuotation>

/** The mail as Waterpas proposes it. */
export const MailProposal = z.object({
  to: z.string(),
  subject: z.string(),
  message: z.string(),
  /** On whose card another address can be kept; null: the project has no customer. */
  customerId: z.nullable(z.int()),
  /** What stands on his card, and to what this quotation went before, so that nobody is asked twice. */
  known: z.array(z.string()),
})
export type MailProposal = z.infer<typeof MailProposal>

export const AcceptQuotation = z.strictObject({ version: Version })
export type AcceptQuotation = z.infer<typeof AcceptQuotation>
export const RejectQuotation = z.strictObject({ reason: line(300) })
export type RejectQuotation = z.infer<typeof RejectQuotation>

/** Of the file that comes with a declaration. */
export const maxProofMegabytes = 10

/** How the client declared that the dwelling is older than two years. */
export const declarationWays = ["request", "signature", "mail", "other"] as const

export const Declaration = z.object({
  id: z.int(),
  builtIn: z.nullable(z.int()),
  olderThan2Years: z.boolean(),
  givenBy: z.string(),
  givenOn: z.iso.date(),
  how: z.enum(declarationWays),
  /** Downloads the proof. */
  url: z.nullable(z.string()),
  fileName: z.string(),
  recordedBy: z.nullable(z.string()),
})
export type Declaration = z.infer<typeof Declaration>

/** The fields beside the file, which may be absent. */
export const NewDeclaration = z.strictObject({
  builtIn: z.nullable(
    z.int("quotes.yearWrong").check(z.gte(1000, "quotes.yearWrong"), z.lte(2100, "quotes.yearWrong")),
  ),
  olderThan2Years: z.boolean(),
  givenBy: line(120).check(z.minLength(1, "quotes.givenByMissing")),
  givenOn: z.iso.date("quotes.dayWrong"),
  how: z.enum(declarationWays),
})
export type NewDeclaration = z.infer<typeof NewDeclaration>
