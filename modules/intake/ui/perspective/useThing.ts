import { useEffect, useState } from "react"
import * as z from "zod/mini"
import { useDraft } from "#ui/form/useDraft.ts"
import { parseLength } from "../../drawing/lengths.ts"
import { type Known, largestKnown, ownWithin, smallestKnown, things } from "../../perspective/known.ts"

/** `thing`: its place among those that are offered, or that its size is typed. */
const Typed = z.object({ thing: z.string(), width: z.string(), height: z.string() })
type Typed = z.infer<typeof Typed>

export const own = "own"

/** Hook: what is known in the photo; the next photo on this device begins with the same. */
export function useThing() {
  const { draft } = useDraft<Typed>({ name: "bekend", read: (text) => Typed.parse(JSON.parse(text)) })
  const [typed, setTyped] = useState<Typed>(
    draft.found ?? { thing: nameOf(things[0]!), width: "", height: "" },
  )
  useEffect(() => draft.keep(typed), [draft, typed])
  return {
    typed,
    set: (change: Partial<Typed>) => setTyped({ ...typed, ...change }),
    /** Undefined as long as its size can't be read. */
    known: knownIn(typed),
  }
}

export const nameOf = ({ width, height }: Known) => `${width}x${height}`

export const sizeIn = (typed: string): number | undefined => {
  const size = parseLength(typed)
  return size !== undefined && size >= smallestKnown && size <= largestKnown ? size : undefined
}

function knownIn({ thing, width, height }: Typed): Known | undefined {
  if (thing !== own) return things.find((each) => nameOf(each) === thing) ?? things[0]
  const [across, down] = [sizeIn(width), sizeIn(height)]
  return across && down ? { width: across, height: down, within: ownWithin } : undefined
}
