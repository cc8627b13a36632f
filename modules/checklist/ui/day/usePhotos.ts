import { useState, useSyncExternalStore } from "react"
import { today } from "#src/shared/calendar.ts"
import { addDays, type Day } from "#src/shared/days.ts"
import { t } from "#ui/lib/i18n.ts"
import { createPhotoShelf, partOf } from "#ui/lib/photoShelf.ts"
import { type Added, createPhotoStore, type PhotoStore } from "#ui/lib/photoStore.ts"
import { useSignedIn } from "#ui/lib/session.ts"
import { maxMegabytes, maxPhotos, mostDaysLate } from "../../schema.ts"

const megabyte = 1024 * 1024
/** Before it is made smaller. */
export const maxPhotoBytes = 40 * megabyte
/** Beside them the body holds the list itself. */
const together = (maxMegabytes - 1) * megabyte

const shelf = createPhotoShelf("waterpas-checklist")
const stores = new Map<string, PhotoStore>()

/** Photos for a day, kept on the device until it is finished: opening the camera can cost a phone its page. */
export function usePhotos(day: Day) {
  const { id: account } = useSignedIn()
  const store = storeOf(account, day)
  const photos = useSyncExternalStore(store.subscribe, store.get)
  const [leftOut, setLeftOut] = useState<Added["dropped"]>({})

  return {
    ...{ photos, leftOut },
    async add(files: readonly File[]) {
      const { dropped } = await store.add(files)
      setLeftOut(dropped)
    },
    remove: (id: string) => void store.remove(id),
    /** Those that go along, once none is being made smaller any more. */
    async ready() {
      await store.settled()
      return store.get().flatMap(({ id }) => store.kept(id) ?? [])
    },
    /** The queue has them. */
    async clear(ids: readonly string[]) {
      for (const id of ids) await store.remove(id)
      setLeftOut({})
    },
    /** Those of a day that was not taken are here again. */
    async putBack(blobs: readonly Blob[]) {
      const names = blobs.map((_, at) => t("checklist.past.photo", { number: at + 1 }))
      const { dropped } = await store.putBack(blobs.map((blob, at) => new File([blob], names[at]!, blob)))
      setLeftOut(dropped)
    },
  }
}
export type DayPhotos = ReturnType<typeof usePhotos>

function storeOf(account: number, day: Day): PhotoStore {
  const own = `${account}.${day}.`
  const known = stores.get(own)
  if (known) return known
  const store = createPhotoStore({
    shelf: partOf(shelf, own),
    limits: { most: maxPhotos, largest: maxPhotoBytes, together },
  })
  stores.set(own, store)
  void forgetOld()
  return store
}

/** Of a day so old that no server takes its list. */
async function forgetOld() {
  const first = addDays(
    today(() => new Date()),
    -mostDaysLate,
  )
  for (const { id } of await shelf.all()) if (id.split(".")[1]! < first) await shelf.remove(id)
}
