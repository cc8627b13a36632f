import { useState } from "react"
import * as z from "zod/mini"
import { useDraft } from "#ui/form/useDraft.ts"

/** Whole millimetres; `within` is how far each may be off. */
const size = z.int().check(z.positive())
const about = { label: z.string(), within: size, at: z.iso.datetime(), photo: z.string() }

/** What was measured in a photo of a project, by the title of that photo. */
export const Measured = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("length"), ...about, millimetres: size }),
  z.object({ kind: z.literal("size"), ...about, width: size, height: size }),
])
export type Measured = z.infer<typeof Measured>
const List = z.array(Measured)

const most = 50

/**
 * Hook: what this person measured in photos of a project on this device, the last first. To be offered where a length
 * of a wall or the size of an opening is typed; it is no record, that are the shapes on the photo.
 */
export function useMeasured(project: number) {
  const { draft } = useDraft<Measured[]>({
    name: "gemeten",
    of: project,
    read: (text) => List.parse(JSON.parse(text)),
  })
  const [measured, setMeasured] = useState<readonly Measured[]>(draft.found ?? [])
  return {
    measured,
    remember(more: readonly Measured[]) {
      const others = measured.filter((one) => !more.some((again) => isSame(one, again)))
      const next = [...more, ...others].slice(0, most)
      setMeasured(next)
      draft.keep(next)
      draft.flush()
    },
  }
}

/** Whenever it was measured. */
const isSame = (one: Measured, other: Measured) =>
  JSON.stringify({ ...one, at: "" }) === JSON.stringify({ ...other, at: "" })
