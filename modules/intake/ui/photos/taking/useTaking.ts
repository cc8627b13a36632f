import { useEffect, useState } from "react"
import * as z from "zod/mini"
import { useDraft } from "#ui/form/useDraft.ts"
import { t } from "#ui/lib/i18n.ts"
import { photoCategories } from "../../../photos/schema.ts"
import type { Shot } from "../shots.ts"
import { nextNumber } from "./nextNumber.ts"
import { useKeeping } from "./useKeeping.ts"

const Chosen = z.object({ category: z.enum(photoCategories), location: z.string() })
type Chosen = z.infer<typeof Chosen>

/**
 * Takes photos one after the other: what they are of and where stays chosen, also when opening the camera costs the
 * phone its page.
 */
export function useTaking(project: number, shots: readonly Shot[]) {
  const { draft } = useDraft<Chosen>({
    ...{ name: "opname", of: project },
    read: (text) => Chosen.parse(JSON.parse(text)),
  })
  const [chosen, setChosen] = useState<Chosen>(draft.found ?? { category: "intake", location: "" })
  useEffect(() => draft.keep(chosen), [draft, chosen])
  const { said, keep } = useKeeping(project, shots)

  const location = chosen.location.trim()
  const base = location || t(`intake.photos.category.${chosen.category}`)
  return {
    chosen,
    choose: (change: Partial<Chosen>) => setChosen((now) => ({ ...now, ...change })),
    /** What the next one will be called. */
    nextTitle: `${base} ${nextNumber(shots, base)}`,
    said,
    async take(files: readonly File[]) {
      draft.flush()
      await keep(files, base, { category: chosen.category, location })
    },
  }
}
