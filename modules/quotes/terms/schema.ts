import * as z from "zod/mini"
import { line, text } from "#src/shared/text.ts"

/** What the owner offers on: how long a price holds, how it is paid, and the clauses beside what the law says. */

export const mostInstalments = 6
export const mostClauses = 10
export const longestClause = 2000
export const longestMoment = 80
export const longestTitle = 100
export const maxConditionsMegabytes = 10

const whole = (code: string, most: number) => z.int(code).check(z.gte(1, code), z.lte(most, code))
const Day = z.iso
  .date("quotes.conditionsDay")
  .check(z.refine((day) => day >= "1950-01-01" && day <= "2100-12-31", "quotes.conditionsDay"))

/** `moment` in words, as it is printed: 'Bij de start van het werk'. */
const Instalment = z.strictObject({
  moment: line(longestMoment, { tooLong: "quotes.momentWrong" }).check(z.minLength(1, "quotes.momentWrong")),
  percent: whole("quotes.instalmentPercentWrong", 100),
})

export type Share = z.infer<typeof Instalment>

/** A switched off clause keeps its text. */
const Clause = z.strictObject({
  printed: z.boolean(),
  text: text(longestClause, { tooLong: "quotes.clauseTooLong" }),
})

/** The general conditions: a PDF by the id of its file, with the name and day under which quotations declare them to apply. */
const Conditions = z.strictObject({
  fileId: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
  title: line(longestTitle, { tooLong: "quotes.conditionsTitle" }).check(
    z.minLength(1, "quotes.conditionsTitle"),
  ),
  date: Day,
})
export type Conditions = z.infer<typeof Conditions>

export const OfferTerms = z.strictObject({
  validityDays: whole("quotes.validityWrong", 365),
  /** After the day of an invoice. */
  paymentDays: whole("quotes.paymentDaysWrong", 60),
  /** Null: Waterpas chooses by how many days the work takes. */
  instalments: z.nullable(
    z
      .array(Instalment)
      .check(
        z.minLength(1, "quotes.instalmentsCount"),
        z.maxLength(mostInstalments, "quotes.instalmentsCount"),
      ),
  ),
  /** Own instalments leave work of a day alone: that is paid at once, after the handover. */
  dayAtOnce: z.boolean(),
  /** That prices of materials rise. */
  materials: Clause,
  insurance: Clause,
  /** In the order in which they are printed. */
  own: z
    .array(
      text(longestClause, { tooLong: "quotes.clauseTooLong" }).check(z.minLength(1, "quotes.clauseEmpty")),
    )
    .check(z.maxLength(mostClauses, "quotes.clausesTooMany")),
  conditions: z.nullable(Conditions),
})
export type OfferTerms = z.infer<typeof OfferTerms>

/** `version` of a change: the one it was made on. 0: nobody saved any yet. */
export const SavedTerms = z.extend(OfferTerms, { version: z.int().check(z.gte(0)) })
export type SavedTerms = z.infer<typeof SavedTerms>

/** Id of a PDF that waits until it is saved with the terms. */
export const ConditionsReply = z.object({ fileId: z.string() })
