import { useEffect, useState } from "react"
import { useTranslation } from "react-i18next"
import { useDraft } from "#ui/form/useDraft.ts"
import { useChecked } from "#ui/lib/useChecked.ts"
import { type Draft, emptyDraft, isEmpty, readDraft } from "./draft.ts"
import { faultsIn, tooLongLines } from "./faults.ts"
import type { FieldName, Filled } from "./filled.ts"
import { type Refused, refusedOf, stillRefused, type WrongLine } from "./refused.ts"
import { workItemsIn } from "./workItems.ts"

export type GeneratorFormState = ReturnType<typeof useGeneratorForm>

/** What someone fills in here and what was made of it, kept on his device until it is kept or thrown away. */
export function useGeneratorForm() {
  const { t } = useTranslation()
  // Two tabs write two quotations.
  const { draft: store, kept } = useDraft({ name: "generator", read: readDraft, perTab: true })
  const [draft, setDraft] = useState(store.found ?? emptyDraft)
  const [refused, setRefused] = useState<Refused>()
  const [refusals, setRefusals] = useState(0)
  useEffect(() => store.keep(isEmpty(draft) ? undefined : draft), [store, draft])

  const { form: filled, made } = draft
  const { customerId: _, ...texts } = filled
  const checked = useChecked<FieldName, ReturnType<typeof faultsIn>[FieldName]>(texts, faultsIn(filled))
  const still = refused && stillRefused(refused, filled)
  const sentences: Partial<Record<FieldName, string>> = { ...still?.sentences }
  for (const [field, fault] of Object.entries(checked.shown))
    if (fault) sentences[field as FieldName] = t(`quotes.generator.fault.${fault}`)
  const lines = [...tooLong(filled.workItems, t("quotes.generator.fault.longLine")), ...(still?.lines ?? [])]
  const wrong = lines.length > 0 || Object.keys(sentences).length > 0

  return {
    filled,
    made,
    kept,
    sentences,
    /** Work items that can't be taken as they are. */
    lines,
    items: workItemsIn(filled.workItems).length,
    /** Counts the tries that were refused, here or by the server; 0 while nothing is wrong. */
    attempt: wrong ? checked.attempt + refusals : 0,
    leave: checked.leave,
    change: (patch: Partial<Filled>) =>
      setDraft((before) => ({ ...before, form: { ...before.form, ...patch } })),
    /** Whether it can be sent; from then on all that is wrong shows. */
    check: () => checked.check() && tooLongLines(filled.workItems).length === 0,
    refuse(fields: Record<string, string>) {
      setRefused(refusedOf(filled, fields))
      setRefusals((count) => count + 1)
    },
    remember: (next: Draft["made"]) => setDraft((before) => ({ ...before, made: next })),
    startAnew() {
      setDraft(emptyDraft)
      // Whoever kept it leaves at once, before an effect would do this.
      store.forget()
      setRefused(undefined)
      checked.startAnew()
    },
  }
}

const tooLong = (typed: string, sentence: string): WrongLine[] => {
  const wrong = tooLongLines(typed)
  return workItemsIn(typed)
    .filter(({ line }) => wrong.includes(line))
    .map((item) => ({ ...item, sentence }))
}
