import { useEffect, useRef, useState } from "react"
import { t } from "#ui/lib/i18n.ts"
import { type Offer, offerUndo, withdrawUndo } from "#ui/lib/undo.ts"
import type { LineInput } from "../../../quotations/content.schema.ts"

interface Removed {
  line: LineInput
  /** The line that came after it. */
  before: string | undefined
  offer: Offer
  /** Its way back no longer stands in its place; it may still stand in the bar. */
  hidden?: boolean
}

/** Lines that were removed, with the way back: each where it was, and in the bar as long as the editor is there. */
export function useRemovedLines(
  lines: readonly LineInput[],
  putBack: (line: LineInput, before: string | undefined) => void,
) {
  const [removed, setRemoved] = useState<readonly Removed[]>([])

  function restore(id: string) {
    const gone = removed.find(({ line }) => line.id === id)!
    setRemoved(removed.filter((each) => each !== gone))
    putBack(gone.line, placeOf(gone, removed, lines))
  }
  const latest = useRef({ restore, removed })
  latest.current = { restore, removed }
  useEffect(
    () => () => {
      for (const { offer } of latest.current.removed) withdrawUndo(offer)
    },
    [],
  )

  return {
    remember(line: LineInput, before: string | undefined) {
      const description = line.description || t("quotes.quotation.line.unnamed")
      const offer = offerUndo({
        said: t("quotes.quotation.lines.removed", { description }),
        back: async () => latest.current.restore(line.id),
      })
      setRemoved((known) => [...known, { line, before, offer }])
    },
    /** Those that stood before this line, or at the end. */
    before: (id: string | undefined) =>
      removed.filter((gone) => !gone.hidden && placeOf(gone, removed, lines) === id),
    hide: (hidden: Removed) =>
      setRemoved((known) => known.map((gone) => (gone === hidden ? { ...gone, hidden: true } : gone))),
  }
}

/** Before which line it stood; at the end when nothing that came after it is left. */
function placeOf(
  { before }: Removed,
  removed: readonly Removed[],
  lines: readonly LineInput[],
): string | undefined {
  if (before === undefined || lines.some(({ id }) => id === before)) return before
  const gone = removed.find(({ line }) => line.id === before)
  return gone && placeOf(gone, removed, lines)
}
