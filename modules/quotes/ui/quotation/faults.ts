import { safeParse } from "zod/v4/core"
import { t } from "#ui/lib/i18n.ts"
import { LineInput, QuotationContent } from "../../quotations/content.schema.ts"

type Faults = Record<string, string>

/** What is wrong with a content before it is sent, by path: `lines.3.quantity`. The server judges by the same schema. */
export function faultsIn(content: QuotationContent): Faults {
  const read = safeParse(QuotationContent, content)
  const issues = read.success ? [] : read.error.issues
  const wrong: Faults = {}
  for (const { path, message } of issues) wrong[path.join(".")] ??= sentenceOf(message)
  for (const [index, { vatRate, vatReason = "" }] of content.lines.entries())
    if (vatRate !== null && vatReason.trim() === "")
      wrong[`lines.${index}.vatReason`] = t("quotes.errors.vatReasonMissing")
  return wrong
}

/** The server names fields as the whole body has them: `content.lines.3.quantity`. */
export const withoutPrefix = (fields: Faults): Faults =>
  Object.fromEntries(
    Object.entries(fields).map(([path, sentence]) => [path.replace(/^content\./, ""), sentence]),
  )

/**
 * The part of a content that can be worked out while someone is still typing: a line without words gets a dash for
 * them, and a line with a number that can't be read waits. `places`: where each line that is left stands in the whole.
 */
export function readable(content: QuotationContent): { content: QuotationContent; places: number[] } {
  const kept = content.lines
    .map((line, place) => ({ line: withWords(line), place }))
    .filter(({ line }) => safeParse(LineInput, line).success)
  // Pictures cost nothing.
  const whole = { ...content, lines: kept.map(({ line }) => line), pictures: undefined }
  const rest = safeParse(QuotationContent, whole)
  const wrong = new Set(rest.success ? [] : rest.error.issues.map(({ path }) => path[0]))
  return {
    places: kept.map(({ place }) => place),
    content: {
      ...whole,
      ...(wrong.has("facts") && { facts: { ...whole.facts, builtIn: null } }),
      ...(wrong.has("wantedStart") && { wantedStart: null }),
      ...(wrong.has("texts") && { texts: null }),
      assumptions: filled(whole.assumptions),
      exclusions: filled(whole.exclusions),
    },
  }
}

const withWords = (line: LineInput): LineInput => ({
  ...line,
  description: line.description.trim() || "-",
  ...(line.vatRate !== null && { vatReason: line.vatReason?.trim() || "-" }),
})

const filled = (sentences: string[]) =>
  sentences.map((sentence) => sentence.trim().slice(0, 500)).filter((sentence) => sentence !== "")

const sentenceOf = (message: string) =>
  message.startsWith("quotes.")
    ? t(message.replace("quotes.", "quotes.errors.") as "quotes.errors.quantityWrong")
    : t("quotes.quotation.wrong")
