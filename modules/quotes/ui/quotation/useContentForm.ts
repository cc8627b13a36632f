import { useDeferredValue, useEffect, useMemo, useRef, useState } from "react"
import { mutate } from "swr"
import type { Sentences } from "#ui/form/judge.ts"
import { useDraft } from "#ui/form/useDraft.ts"
import { useRowFaults } from "#ui/form/useRowFaults.ts"
import { ApiError } from "#ui/lib/http.ts"
import { t } from "#ui/lib/i18n.ts"
import { refresh } from "#ui/lib/swr.tsx"
import { useAction } from "#ui/lib/useAction.ts"
import type { PricedContent, QuotationContent } from "../../quotations/content.schema.ts"
import type { Quotation } from "../../quotations/schema.ts"
import { cleaned, isSame, packed, unpacked } from "./content.ts"
import { faultsIn, readable, withoutPrefix } from "./faults.ts"
import { affectedPaths, quotationsPath } from "./hooks.ts"
import { usePreview } from "./usePreview.ts"

export interface Start {
  content: QuotationContent
  priced: PricedContent
  /** The version that it is of; 0: there is none yet. */
  version: number
}

export type ContentForm = ReturnType<typeof useContentForm>

/**
 * What a person makes of a quotation until it is saved: kept on this device, priced as he types, judged when he saves.
 * `place`: under which name it is kept. `restored`: an earlier version to begin with instead.
 */
export function useContentForm({
  start,
  place,
  quotationId,
  projectId,
  restored,
  send,
  onSaved,
}: {
  start: Start
  place: string
  quotationId: number | null
  projectId: number | null
  restored?: QuotationContent
  send: (content: QuotationContent, base: number) => Promise<Quotation>
  onSaved: (saved: Quotation) => void
}) {
  const { draft } = useDraft({ name: "quotation", of: place, ...asText })
  const [kept, setKept] = useState(() => (restored ? undefined : usable(draft.found, start)))
  const [base, setBase] = useState(kept?.base ?? start.version)
  const [content, setContent] = useState(restored ?? kept?.content ?? start.content)
  // Typing goes first; what it comes to follows.
  const settled = useDeferredValue(content)
  const differs = useMemo(() => !isSame(settled, start.content), [settled, start.content])
  const dirty = differs && content !== start.content
  const faults = useRowFaults(settled, wrongIn)
  const preview = usePreview({ quotationId, projectId, content: settled }, start)

  // What was saved, here or by another, shows; what was typed since it was sent, or is not saved at all, stays.
  const sent = useRef<QuotationContent>(undefined)
  const [seen, setSeen] = useState(start)
  if (seen !== start) {
    setSeen(start)
    const saved = sent.current !== undefined
    if (isSame(content, seen.content) || (saved && isSame(cleaned(content), sent.current)))
      setContent(start.content)
    if (saved || isSame(content, seen.content)) setBase(start.version)
  }

  useEffect(
    () => draft.keep(dirty ? { base, at: new Date().toISOString(), content } : undefined),
    [draft, dirty, base, content],
  )

  const save = useAction(
    async (asked: QuotationContent) => {
      const saved = await send(asked, base).catch((error) => {
        faults.refuse(withoutPrefix(error instanceof ApiError ? error.fields : {}))
        throw error
      })
      sent.current = asked
      await mutate([quotationsPath, saved.id], saved, { revalidate: false })
      return saved
    },
    {
      refreshes: affectedPaths,
      done: (saved) => ({ title: t("quotes.quotation.saved", { version: saved.latest.version }) }),
    },
  )
  const fields = useMemo<Sentences>(
    () => ({ ...preview.fields, ...faults.errors }),
    [preview.fields, faults.errors],
  )

  return {
    content,
    change(next: Partial<QuotationContent>) {
      save.forget()
      setContent((before) => ({ ...before, ...next }))
    },
    dirty,
    base,
    preview,
    fields,
    attempt: faults.attempt,
    /** When what was typed earlier on this device was put back. */
    keptAt: dirty ? kept?.at : undefined,
    busy: save.busy,
    error: save.error,
    async save() {
      const asked = cleaned(content)
      if (!faults.check(content)) return
      const saved = await save.act(asked)
      sent.current = undefined
      if (!saved) {
        void refresh(quotationsPath)
        return
      }
      draft.forget()
      faults.startAnew()
      setKept(undefined)
      onSaved(saved)
    },
    /** Back to what is saved. */
    discard() {
      setContent(start.content)
      setBase(start.version)
      setKept(undefined)
      faults.startAnew()
      save.forget()
    },
    /** Goes on with what was typed, as a change of the newest version. */
    onTopOf(version: number) {
      setBase(version)
      faults.startAnew()
      save.forget()
    },
  }
}

const wrongIn = (content: QuotationContent) => faultsIn(cleaned(content))

/** What someone typed and did not save yet. `base`: the version that he changed; 0: none yet. */
interface Draft {
  base: number
  at: string
  content: QuotationContent
}

const asText = {
  write: ({ content, ...draft }: Draft) => JSON.stringify({ ...draft, content: packed(content) }),
  read(text: string): Draft | undefined {
    const { base, at, content } = JSON.parse(text) as Record<string, unknown>
    const draft = { base: Number(base), at: String(at), content: unpacked(String(content)) }
    // What an older program kept may lack what this one needs.
    readable(draft.content)
    return Array.isArray(draft.content.assumptions) ? draft : undefined
  },
}

/** What is the same as what is saved needs no mention. */
const usable = (draft: Draft | undefined, start: Start) =>
  draft && !isSame(draft.content, start.content) ? draft : undefined
