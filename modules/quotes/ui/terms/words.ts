import { t } from "#ui/lib/i18n.ts"
import type { OfferTerms } from "../../terms/schema.ts"

export type TermName = keyof OfferTerms

/** What stands in a part of the terms, for people to compare and to read. */
export function wordsFor(name: TermName, typed: Partial<Record<TermName, unknown>>): string {
  const terms = typed as Partial<OfferTerms>
  if (name === "instalments") return paymentWords(terms.instalments ?? null)
  if (name === "materials" || name === "insurance") {
    const clause = terms[name]
    return clause?.printed ? clause.text : t("quotes.terms.off")
  }
  if (name === "own") return terms.own?.join(" / ") ?? ""
  if (name === "conditions") return terms.conditions?.title ?? ""
  if (name === "dayAtOnce") return t(terms.dayAtOnce ? "quotes.terms.on" : "quotes.terms.off")
  return String(terms[name] ?? "")
}

export const paymentWords = (instalments: OfferTerms["instalments"]): string =>
  instalments?.map(({ moment, percent }) => `${percent}% ${moment}`).join(", ") ??
  t("quotes.terms.payment.waterpas")
