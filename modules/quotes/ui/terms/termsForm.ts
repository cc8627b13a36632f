import { defineForm } from "#ui/form/defineForm.tsx"
import { drawn, number, onOff } from "#ui/form/kinds.tsx"
import { isSame } from "#ui/form/useRow.ts"
import { t } from "#ui/lib/i18n.ts"
import { offerUndo } from "#ui/lib/undo.ts"
import { faultsIn } from "../../terms/checks.ts"
import { OfferTerms, type SavedTerms } from "../../terms/schema.ts"
import { standardTerms } from "../../terms/standard.ts"
import { api } from "./api.ts"
import { termsPath } from "./hooks.ts"
import { type TermName, wordsFor } from "./words.ts"

/** All of the terms; the first start shows some of them. */
export const terms = defineForm(
  OfferTerms,
  {
    ...{ validityDays: number, paymentDays: number, dayAtOnce: onOff },
    instalments: drawn<OfferTerms["instalments"]>(null),
    materials: drawn(standardTerms.materials),
    insurance: drawn(standardTerms.insurance),
    own: drawn<string[]>([]),
    conditions: drawn<OfferTerms["conditions"]>(null),
  },
  {
    id: "terms",
    label: (name) => t(`quotes.terms.field.${name}`),
    wrong: () => t("quotes.terms.wrong"),
    part: partOf,
  },
)

/** What was saved can be taken back as long as nobody saved after it. `onSaved`: in the place of the way back. */
export function useTermsForm(saved: SavedTerms, onSaved?: () => void) {
  return terms.useForm({
    of: { row: saved, valuesOf, newest: api.get, words: (name, typed) => wordsFor(name as TermName, typed) },
    check: ({ call }) => (call ? faultsIn(call) : {}),
    async send(call, { row = saved }) {
      if (isSame(call, valuesOf(row))) return row
      const next = await api.save({ ...call, version: row.version })
      if (!onSaved) offerBack(row, next)
      return next
    },
    refreshes: [termsPath, "/api/quotations"],
    onSaved,
  })
}

const valuesOf = ({ version: _, ...values }: SavedTerms): OfferTerms => values

const offerBack = (before: SavedTerms, now: SavedTerms) =>
  offerUndo({
    said: t("quotes.terms.saved"),
    back: () => api.save({ ...before, version: now.version }),
    refreshes: [termsPath, "/api/quotations"],
    undone: t("quotes.terms.undone"),
    failed: t("quotes.terms.undoFailed"),
  })

/** In the list above the form: which row or part a sentence is about. */
function partOf(path: string): string {
  const [name = "", part = ""] = path.split(".")
  if (name === "instalments" && part) return t("quotes.terms.payment.row", { number: Number(part) + 1 })
  if (name === "own" && part) return t("quotes.terms.own.row", { number: Number(part) + 1 })
  return t(`quotes.terms.field.${name as TermName}`)
}
