import * as z from "zod/mini"
import { projectTypes } from "#src/shared/projectTypes.ts"
import { line } from "#src/shared/text.ts"
import { QuotationContent } from "../quotations/content.schema.ts"

export const longestTemplateName = 80

const Name = line(longestTemplateName, {
  tooLong: "quotes.templateNameTooLong",
  missing: "quotes.templateNameMissing",
}).check(z.minLength(1, "quotes.templateNameMissing"))

/** As the list shows it. `texts`: it has texts that a person wrote. */
export const Template = z.object({
  id: z.int(),
  name: z.string(),
  projectTypes: z.array(z.enum(projectTypes)),
  lines: z.int(),
  texts: z.boolean(),
  createdAt: z.iso.datetime(),
  createdBy: z.nullable(z.string()),
})
export type Template = z.infer<typeof Template>

/** To begin a quotation from. `byHand`: the lines whose norm is there no more, and which have their last price now. */
export const FilledTemplate = z.object({
  id: z.int(),
  name: z.string(),
  content: QuotationContent,
  byHand: z.array(z.string()),
})
export type FilledTemplate = z.infer<typeof FilledTemplate>

/** Of a quotation's newest version. `texts`: with what a person wrote himself, as far as that tells of no client. */
export const NewTemplate = z.strictObject({
  quotationId: z.int().check(z.positive()),
  name: Name,
  texts: z.boolean(),
})
export type NewTemplate = z.infer<typeof NewTemplate>

/** `from`: the name that the person saw. */
export const RenameTemplate = z.strictObject({ name: Name, from: z.string() })
export type RenameTemplate = z.infer<typeof RenameTemplate>
