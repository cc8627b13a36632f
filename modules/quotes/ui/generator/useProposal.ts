import { useEffect, useMemo, useState } from "react"
import { mutate } from "swr"
import { useLocation } from "wouter"
import { useRowFaults } from "#ui/form/useRowFaults.ts"
import { ApiError } from "#ui/lib/http.ts"
import { focusHeading } from "#ui/lib/scroll.ts"
import { useAction } from "#ui/lib/useAction.ts"
import type { QuotationContent } from "../../quotations/content.schema.ts"
import type { Quotation } from "../../quotations/schema.ts"
import { api } from "../quotation/api.ts"
import { contentOf, isSame } from "../quotation/content.ts"
import { faultsIn, withoutPrefix } from "../quotation/faults.ts"
import { affectedPaths, quotationsPath } from "../quotation/hooks.ts"
import { usePreview } from "../quotation/usePreview.ts"

interface Outcome {
  forget: () => void
  onEdited: (edited: boolean) => void
}

/** A proposal while someone looks it over and changes it; it is stored as it was made until he keeps it. */
export function useProposal({ id, latest }: Quotation, { forget, onEdited }: Outcome) {
  const [, navigate] = useLocation()
  const start = useMemo(() => contentOf(latest), [latest])
  const [content, setContent] = useState<QuotationContent>(start)
  const { errors, attempt, check, refuse } = useRowFaults(content, faultsIn)
  const preview = usePreview(
    { quotationId: id, projectId: null, content },
    { content: start, priced: latest },
  )
  const dirty = !isSame(content, start)
  useEffect(() => {
    onEdited(dirty)
    return () => onEdited(false)
  }, [dirty, onEdited])

  // Left before what it touched is read again: there it is no proposal any more.
  const save = useAction(
    async () => {
      const saved = await api.save(id, { base: latest.version, content }).catch((error) => {
        refuse(withoutPrefix(error instanceof ApiError ? error.fields : {}))
        throw error
      })
      // The screen it leads to begins with what was kept, not with the proposal as it was read before.
      void mutate([quotationsPath, saved.id], saved, { revalidate: false })
      forget()
      navigate(`/offertes/${saved.id}`)
      return saved
    },
    { refreshes: affectedPaths, done: "quotes.generator.saved", failed: "quotes.generator.saveFailed" },
  )
  const discard = useAction(
    async () => {
      await api.discard(id)
      forget()
      focusHeading()
    },
    {
      refreshes: affectedPaths,
      done: "quotes.generator.discard.done",
      failed: "quotes.generator.discard.failed",
    },
  )

  return {
    content,
    preview,
    dirty,
    errors: { ...preview.fields, ...errors },
    attempt,
    save,
    discard,
    change: (patch: Partial<QuotationContent>) => setContent((before) => ({ ...before, ...patch })),
    /** What can be seen to be wrong is shown before the server is asked. */
    async keep() {
      if (check(content)) await save.act()
    },
  }
}
