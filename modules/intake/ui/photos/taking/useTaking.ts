import { useEffect, useRef, useState } from "react"
import * as z from "zod/mini"
import { useDraft } from "#ui/form/useDraft.ts"
import { t } from "#ui/lib/i18n.ts"
import { newKey } from "#ui/lib/newKey.ts"
import { readable } from "#ui/lib/shrinkPhoto.ts"
import { outbox } from "#ui/outbox/outbox.ts"
import { type PhotoCategory, photoCategories } from "../../../photos/schema.ts"
import { type ShotItem, shotKind } from "../items.ts"
import type { Shot } from "../shots.ts"
import { smaller } from "../smaller.ts"
import { nextNumber } from "./nextNumber.ts"
import { useShrinking } from "./useShrinking.ts"

const Chosen = z.object({ category: z.enum(photoCategories), location: z.string() })
type Chosen = z.infer<typeof Chosen>

/** Before it is made smaller. */
const maxBytes = 40 * 1024 * 1024

export interface LeftOut {
  name: string
  reason: "empty" | "tooLarge" | "heic" | "noPicture"
}

/**
 * Takes photos one after the other: what they are of and where stays chosen, also when opening the camera costs the
 * phone its page. Each is on the device before anything else is done with it.
 */
export function useTaking(project: number, shots: readonly Shot[]) {
  const { draft } = useDraft<Chosen>({
    ...{ name: "opname", of: project },
    read: (text) => Chosen.parse(JSON.parse(text)),
  })
  const [chosen, setChosen] = useState<Chosen>(draft.found ?? { category: "intake", location: "" })
  useEffect(() => draft.keep(chosen), [draft, chosen])
  const [said, setSaid] = useState<{ taken?: string; leftOut: readonly LeftOut[] }>({ leftOut: [] })
  useShrinking(project)

  const base = chosen.location.trim() || t(`intake.photos.category.${chosen.category}`)
  const next = nextNumber(shots, base)
  /** Two in one moment must not get one number. */
  const last = useRef({ base, number: 0 })

  async function keep(file: File, asItIs: boolean): Promise<LeftOut["reason"] | undefined> {
    const reason = reasonAgainst(file)
    if (reason) return reason
    // What only this device may be able to read is made readable first.
    const small = asItIs ? undefined : await smaller(file)
    if (small && !readable.includes(small.type)) return "heic"
    const number = last.current.base === base ? Math.max(next, last.current.number + 1) : next
    last.current = { base, number }
    const title = `${base} ${number}`
    await outbox.add(shotKind, { ...itemOf(file, small), project, title, ...trimmed(chosen) }, newKey())
    setSaid((known) => ({ ...known, taken: title }))
    return undefined
  }

  return {
    chosen,
    choose: (change: Partial<Chosen>) => setChosen((now) => ({ ...now, ...change })),
    /** What the next one will be called. */
    nextTitle: `${base} ${next}`,
    said,
    async take(files: readonly File[]) {
      draft.flush()
      setSaid({ leftOut: [] })
      for (const file of files) {
        const reason = await keep(file, readable.includes(file.type))
        if (reason)
          setSaid((known) => ({ ...known, leftOut: [...known.leftOut, { name: file.name, reason }] }))
      }
    },
  }
}
export type Taking = ReturnType<typeof useTaking>

function reasonAgainst({ name, type, size }: File): LeftOut["reason"] | undefined {
  if (!type.startsWith("image/") && !/\.hei[cf]$/i.test(name)) return "noPicture"
  if (size === 0) return "empty"
  return size > maxBytes ? "tooLarge" : undefined
}

/** Of one that was chosen from the device the day is that of the file. */
const itemOf = (
  file: File,
  small: Blob | undefined,
): Pick<ShotItem, "file" | "name" | "small" | "notes" | "takenAt"> => ({
  file: small ?? file,
  name: file.name || "foto.jpg",
  small: small !== undefined,
  notes: "",
  takenAt: new Date(Math.min(Date.now(), file.lastModified || Date.now())).toISOString(),
})

const trimmed = ({ category, location }: { category: PhotoCategory; location: string }) => ({
  category,
  location: location.trim(),
})
