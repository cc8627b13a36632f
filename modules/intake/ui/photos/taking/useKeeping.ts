import { useRef, useState } from "react"
import { newKey } from "#ui/lib/newKey.ts"
import { readable } from "#ui/lib/shrinkPhoto.ts"
import { outbox } from "#ui/outbox/outbox.ts"
import { type ShotItem, shotKind } from "../items.ts"
import type { Shot } from "../shots.ts"
import { smaller } from "../smaller.ts"
import { nextNumber } from "./nextNumber.ts"
import { useShrinking } from "./useShrinking.ts"

/** Before it is made smaller. */
const maxBytes = 40 * 1024 * 1024

export interface LeftOut {
  name: string
  reason: "empty" | "tooLarge" | "heic" | "noPicture"
}

/** The title of the last one that was kept, and what could not be. */
export interface KeptPhotos {
  taken?: string
  leftOut: readonly LeftOut[]
}

/** Under which key it leaves, or why it doesn't. */
type Kept = { key: string } | Pick<LeftOut, "reason">

type Told = Pick<ShotItem, "category" | "location" | "atItems">

/** Keeps photos on this device, each before anything else is done with it, and sends them as soon as there is a way. */
export function useKeeping(project: number, shots: readonly Shot[]) {
  const [said, setSaid] = useState<KeptPhotos>({ leftOut: [] })
  /** Two in one moment must not get one number. */
  const last = useRef({ base: "", number: 0 })
  useShrinking(project)

  async function keep(file: File, base: string, told: Told): Promise<Kept> {
    const reason = reasonAgainst(file)
    if (reason) return { reason }
    // What only this device may be able to read is made readable first.
    const small = readable.includes(file.type) ? undefined : await smaller(file)
    if (small && !readable.includes(small.type)) return { reason: "heic" }
    const next = nextNumber(shots, base)
    const number = last.current.base === base ? Math.max(next, last.current.number + 1) : next
    last.current = { base, number }
    const title = `${base} ${number}`
    const key = newKey()
    await outbox.add(shotKind, { ...itemOf(file, small), project, title, ...told }, key)
    setSaid((known) => ({ ...known, taken: title }))
    return { key }
  }

  return {
    said,
    /** Each is called by `base` and the next number; the result are the keys under which they leave. */
    async keep(files: readonly File[], base: string, told: Told): Promise<string[]> {
      setSaid({ leftOut: [] })
      const keys: string[] = []
      for (const file of files) {
        const kept = await keep(file, base, told)
        if ("key" in kept) keys.push(kept.key)
        else
          setSaid((known) => ({
            ...known,
            leftOut: [...known.leftOut, { name: file.name, reason: kept.reason }],
          }))
      }
      return keys
    },
  }
}

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
