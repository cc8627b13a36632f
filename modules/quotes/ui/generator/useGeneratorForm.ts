import { useEffect, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import type { Sentences } from "#ui/form/judge.ts"
import { useDraft } from "#ui/form/useDraft.ts"
import { useFaults } from "#ui/form/useFaults.ts"
import { type Draft, emptyDraft, isEmpty, readDraft } from "./draft.ts"
import { faultsIn, tooLongLines } from "./faults.ts"
import type { FieldName, Filled } from "./filled.ts"
import { pathOfLine, refusedIn } from "./refused.ts"
import { workItemsIn } from "./workItems.ts"

export type GeneratorFormState = ReturnType<typeof useGeneratorForm>

/** What someone fills in here and what was made of it, kept on his device until it is kept or thrown away. */
export function useGeneratorForm() {
  const { t } = useTranslation()
  // Two tabs write two quotations.
  const { draft: store, kept } = useDraft({ name: "generator", read: readDraft, perTab: true })
  const [draft, setDraft] = useState(store.found ?? emptyDraft)
  useEffect(() => store.keep(isEmpty(draft) ? undefined : draft), [store, draft])
  const latest = useRef(draft)
  const faults = useFaults(() => wrongIn(latest.current.form))

  const { form: filled, made } = draft
  const items = workItemsIn(filled.workItems)
  const tooLong = tooLongLines(filled.workItems)
  const { errors } = faults

  function wrongIn(form: Filled): Sentences {
    const fields = Object.entries(faultsIn(form)).map(([name, fault]) => [
      name,
      t(`quotes.generator.fault.${fault}`),
    ])
    const lines = tooLongLines(form.workItems).map((line) => [
      pathOfLine(line),
      t("quotes.generator.fault.longLine"),
    ])
    return Object.fromEntries([...fields, ...lines])
  }

  function become(next: Draft) {
    latest.current = next
    setDraft(next)
  }

  return {
    filled,
    made,
    kept,
    /** By field. */
    sentences: Object.fromEntries(Object.entries(errors).filter(([path]) => path in filled)) as Partial<
      Record<FieldName, string>
    >,
    /** Work items that can't be taken as they are; one that is too long says so at once. */
    lines: items.flatMap((item) => {
      const long = tooLong.includes(item.line) ? t("quotes.generator.fault.longLine") : undefined
      const sentence = errors[pathOfLine(item.line)] ?? long
      return sentence ? [{ ...item, sentence }] : []
    }),
    items: items.length,
    attempt: faults.attempt,
    leave(name: FieldName) {
      if (filled[name].trim() !== "") faults.leave(name)
    },
    change(patch: Partial<Filled>) {
      const form = { ...latest.current.form, ...patch }
      become({ ...latest.current, form })
      for (const name of Object.keys(patch)) faults.typed(wrongIn(form), name)
    },
    /** Whether it can be sent; from then on all that is wrong shows. */
    check(): boolean {
      const wrong = wrongIn(latest.current.form)
      const fine = Object.keys(wrong).length === 0
      if (!fine) faults.failed(wrong)
      return fine
    },
    refuse(fields: Sentences) {
      const { form } = latest.current
      faults.failed(wrongIn(form), refusedIn(form.workItems, fields))
    },
    remember: (next: Draft["made"]) => become({ ...latest.current, made: next }),
    startAnew() {
      become(emptyDraft)
      // Whoever kept it leaves at once, before an effect would do this.
      store.forget()
      faults.startAnew(wrongIn(emptyDraft.form))
    },
  }
}
