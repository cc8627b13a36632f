import { sum } from "#src/shared/rounding.ts"
import { type Dropped, type DropReason, type PhotoLimits, sift } from "./photoRules.ts"
import type { KeptPhoto, PhotoShelf } from "./photoShelf.ts"
import { shrinkPhoto } from "./shrinkPhoto.ts"

/** A photo as the screens show it. */
export interface Photo {
  id: string
  name: string
  /** Address of its picture in this page; empty while it is being made smaller. */
  url: string
  size: number
  state: "preparing" | "ready" | "sending" | "sent" | "failed"
}
export interface Added {
  added: number
  dropped: Dropped
}

export type PhotoStore = ReturnType<typeof createPhotoStore>

/** Photos until they are sent. They are read once from the device and then live in step with it. */
export function createPhotoStore({
  shelf,
  limits,
  shrink = shrinkPhoto,
  changed = () => {},
}: {
  shelf: PhotoShelf
  limits: PhotoLimits
  shrink?: typeof shrinkPhoto
  /** A photo came or went. */
  changed?: () => void
}) {
  const { largest, together = Number.POSITIVE_INFINITY } = limits
  const smaller: Made = (file) => shrink(file, Math.min(largest, together))
  const listeners = new Set<() => void>()
  const kept = new Map<string, KeptPhoto>()
  let photos: readonly Photo[] = []
  let loaded: Promise<void> | undefined
  let work: Promise<unknown> = Promise.resolve()

  function show(next: readonly Photo[]) {
    photos = next
    for (const listener of listeners) listener()
  }
  const update = (id: string, change: Partial<Photo>) =>
    show(photos.map((photo) => (photo.id === id ? { ...photo, ...change } : photo)))

  /** Reading the device again is harmless, so this may be called by whoever needs the photos. */
  const load = () => {
    loaded ??= shelf.all().then((found) => {
      for (const photo of found) kept.set(photo.id, photo)
      show(found.map((photo) => shown(photo)))
    })
    return loaded
  }

  /** Why it is left out, if it is. */
  async function prepare({ file, id, at }: Waiting, made: Made): Promise<DropReason | undefined> {
    const blob = await made(file)
    if (!photos.some((photo) => photo.id === id)) return undefined
    const bytes = sum([...kept.values()].map((photo) => photo.blob.size))
    const reason = !blob ? "unreadable" : bytes + blob.size > together ? "tooMany" : undefined
    if (!blob || reason) {
      show(photos.filter((photo) => photo.id !== id))
      return reason
    }
    const photo = { id, at, name: file.name || "foto.jpg", blob }
    kept.set(id, photo)
    await shelf.put(photo)
    update(id, shown(photo))
    changed()
    return undefined
  }

  /** One after the other: a phone has no room for six large pictures at once. */
  async function add(files: readonly File[], made: Made): Promise<Added> {
    await load()
    const { taken, over, dropped } = sift(files, photos.length, limits)
    const last = Math.max(0, ...[...kept.values()].map((photo) => photo.at))
    const waiting = taken.map((file, index) => ({ file, id: crypto.randomUUID(), at: last + 1 + index }))
    show([
      ...photos,
      ...waiting.map(({ id, file }) => ({ ...preparing, id, name: file.name, size: file.size })),
    ])
    const left = { unreadable: 0, tooMany: 0, noPicture: 0, tooLarge: 0 }
    for (const one of waiting) {
      const reason = await prepare(one, made)
      if (reason) left[reason]++
    }
    const out = left.unreadable + left.tooMany
    const here = { added: taken.length - out, dropped: counted({ ...dropped, tooMany: 0 }, left) }
    if (over.length === 0) return here
    // A photo that can't be read leaves its place to the next one.
    const rest = out > 0 ? await add(over, made) : { added: 0, dropped: { tooMany: over.length } }
    return { added: here.added + rest.added, dropped: counted(here.dropped, rest.dropped) }
  }

  function during(adding: Promise<Added>) {
    work = Promise.allSettled([work, adding])
    return adding
  }

  return {
    load,
    get: () => photos,
    add: (files: readonly File[]) => during(add(files, smaller)),
    /** What was made smaller before and comes back. */
    putBack: (files: readonly File[]) => during(add(files, async (file) => file)),
    /** Resolves when no photo is being made smaller any more. */
    settled: () => work,
    async remove(id: string) {
      revoke(photos.filter((photo) => photo.id === id))
      kept.delete(id)
      show(photos.filter((photo) => photo.id !== id))
      changed()
      await shelf.remove(id)
    },
    async clear() {
      revoke(photos)
      kept.clear()
      show([])
      await shelf.clear()
    },
    kept: (id: string) => kept.get(id),
    setState: (id: string, state: Photo["state"]) => update(id, { state }),
    /** Remembers under which name the server has it; undefined when the server no longer has it. */
    async setUploaded(id: string, uploaded: string | undefined) {
      const photo = kept.get(id)
      if (!photo) return
      const changed = { ...photo, uploaded }
      kept.set(id, changed)
      update(id, { state: uploaded ? "sent" : "ready" })
      await shelf.put(changed)
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      void load()
      return () => void listeners.delete(listener)
    },
  }
}

/** A file as it is kept; undefined when this device can't read it. */
type Made = (file: File) => Promise<Blob | undefined>

interface Waiting {
  file: File
  id: string
  at: number
}

function counted(some: Dropped, others: Dropped): Dropped {
  const sums: Dropped = {}
  for (const [reason, count] of [...Object.entries(some), ...Object.entries(others)] as [
    DropReason,
    number,
  ][])
    if (count > 0) sums[reason] = (sums[reason] ?? 0) + count
  return sums
}

const preparing = { url: "", state: "preparing" } as const

const shown = ({ id, name, blob, uploaded }: KeptPhoto): Photo => ({
  id,
  name,
  url: URL.createObjectURL(blob),
  size: blob.size,
  state: uploaded ? "sent" : "ready",
})

function revoke(photos: readonly Photo[]) {
  for (const { url } of photos) if (url) URL.revokeObjectURL(url)
}
