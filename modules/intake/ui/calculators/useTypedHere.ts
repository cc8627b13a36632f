import { useEffect, useState } from "react"
import { safeParse } from "zod/v4/core"
import { useDraft } from "#ui/form/useDraft.ts"
import { t } from "#ui/lib/i18n.ts"
import { offerUndo } from "#ui/lib/undo.ts"
import { nothingTyped } from "../../calculators/nothingTyped.ts"
import { Typed } from "../../calculators/schema.ts"
import type { Change } from "../public/calculators/part.ts"

/** What was typed, kept on this device; what goes can be taken back. */
export function useTypedHere() {
  const { draft, kept } = useDraft({ name: "rekenhulp", read })
  const [typed, setTyped] = useState<Typed>(draft.found ?? nothingTyped)
  useEffect(() => draft.keep(typed === nothingTyped ? undefined : typed), [draft, typed])

  const change: Change = (next, said) => {
    setTyped((now) => ({ ...now, ...next }))
    if (said) offerUndo({ said, back: async () => setTyped(typed) })
  }
  return {
    typed,
    change,
    clear() {
      setTyped(nothingTyped)
      offerUndo({ said: t("intake.calculators.screen.cleared"), back: async () => setTyped(typed) })
    },
    isEmpty: typed === nothingTyped,
    kept,
  }
}

function read(text: string): Typed | undefined {
  const { success, data } = safeParse(Typed, JSON.parse(text))
  return success ? data : undefined
}
