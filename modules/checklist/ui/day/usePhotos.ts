import { useEffect, useState } from "react"
import type { Day } from "#src/shared/days.ts"
import { newKey } from "#ui/lib/newKey.ts"
import { createPhotoShelf, type KeptPhoto } from "#ui/lib/photoShelf.ts"
import { useSignedIn } from "#ui/lib/session.ts"
import { shrinkPhoto } from "#ui/lib/shrinkPhoto.ts"
import { maxMegabytes, maxPhotos } from "../../schema.ts"

const shelf = createPhotoShelf("waterpas-checklist")
const megabyte = 1024 * 1024
/** Beside them the body holds the list itself. */
const mostBytes = (maxMegabytes - 1) * megabyte

export interface DayPhoto extends KeptPhoto {
  /** Address of its picture in this page. */
  url: string
}

/** Photos for a day, kept on the device until it is finished: opening the camera can cost a phone its page. */
export function usePhotos(day: Day) {
  const { id: account } = useSignedIn()
  const [photos, setPhotos] = useState<DayPhoto[]>([])
  const [leftOut, setLeftOut] = useState<{ unreadable: number; over: number }>()
  const own = `${account}.${day}.`

  useEffect(() => {
    let here = true
    void shelf.all().then((all) => {
      if (here) setPhotos(all.filter(({ id }) => id.startsWith(own)).map(withUrl))
      for (const { id, at } of all) if (at < Date.now() - longKept) void shelf.remove(id)
    })
    return () => {
      here = false
    }
  }, [own])

  async function add(files: readonly File[]) {
    const left = { unreadable: 0, over: 0 }
    let bytes = photos.reduce((sum, { blob }) => sum + blob.size, 0)
    const added: DayPhoto[] = []
    for (const file of files) {
      const blob = await shrinkPhoto(file, mostBytes)
      if (!blob) left.unreadable++
      else if (photos.length + added.length >= maxPhotos || bytes + blob.size > mostBytes) left.over++
      else {
        bytes += blob.size
        const photo = { id: `${own}${newKey()}`, at: Date.now(), name: file.name, blob }
        await shelf.put(photo)
        added.push(withUrl(photo))
      }
    }
    setPhotos((known) => [...known, ...added])
    setLeftOut(left)
  }

  function remove(ids: readonly string[]) {
    for (const id of ids) void shelf.remove(id)
    setPhotos((known) => known.filter(({ id }) => !ids.includes(id)))
  }

  /** Those of a day that was not taken are here again. */
  async function putBack(blobs: readonly Blob[]) {
    const back = blobs.map((blob, at) => ({ id: `${own}${newKey()}`, at: Date.now() + at, name: "", blob }))
    for (const photo of back) await shelf.put(photo)
    setPhotos((known) => [...known, ...back.map(withUrl)])
  }

  return {
    ...{ photos, leftOut, add, putBack },
    remove: (id: string) => remove([id]),
    /** The queue has them. */
    clear() {
      remove(photos.map(({ id }) => id))
      setLeftOut(undefined)
    },
  }
}
export type DayPhotos = ReturnType<typeof usePhotos>

/** Milliseconds: a list this old is taken by no server. */
const longKept = 15 * 86_400_000

const withUrl = (photo: KeptPhoto): DayPhoto => ({ ...photo, url: URL.createObjectURL(photo.blob) })
