import { useEffect, useRef } from "react"
import { useSearchParams } from "wouter"
import { t } from "#ui/lib/i18n.ts"
import { offerUndo } from "#ui/lib/undo.ts"
import { broughtBy, withoutBrought } from "./broughtLine.ts"
import { withLine, without } from "./lines/edit.ts"
import type { ContentForm } from "./useContentForm.ts"

/** Adds the line that the address brings: once, and not saved until someone does. */
export function useBroughtLine({ content, change }: ContentForm, open = true) {
  const [search, setSearch] = useSearchParams()
  const line = broughtBy(search)
  const now = useRef(content)
  now.current = content
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the screen was opened with
  useEffect(() => {
    if (!line) return
    setSearch(withoutBrought, { replace: true })
    if (!open) return
    change({ lines: withLine(content.lines, line) })
    offerUndo({
      said: t("quotes.quotation.brought", { description: line.description }),
      back: async () => change({ lines: without(now.current.lines, line.id) }),
    })
  }, [])
}
