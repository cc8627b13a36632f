import { type IDBPDatabase, openDB } from "idb"

/** A photo as it is kept until it is sent. `uploaded`: the name that the server gave it. */
export interface KeptPhoto {
  id: string
  /** Order in which it was added. */
  at: number
  name: string
  blob: Blob
  uploaded?: string
}

export interface PhotoShelf {
  all: () => Promise<KeptPhoto[]>
  put: (photo: KeptPhoto) => Promise<void>
  remove: (id: string) => Promise<void>
  clear: () => Promise<void>
}

const store = "photos"

/** What is kept of one owner on a shelf for more, by how the ids begin. */
export function partOf(shelf: PhotoShelf, name: string): PhotoShelf {
  const all = async () =>
    (await shelf.all())
      .filter(({ id }) => id.startsWith(name))
      .map((photo) => ({ ...photo, id: photo.id.slice(name.length) }))
  const remove = (id: string) => shelf.remove(name + id)
  return {
    all,
    put: (photo) => shelf.put({ ...photo, id: name + photo.id }),
    remove,
    async clear() {
      for (const { id } of await all()) await remove(id)
    },
  }
}

/** IndexedDB; where the browser refuses it (private mode, no room) the photos live as long as the page. */
export function createPhotoShelf(name: string): PhotoShelf {
  const memory = new Map<string, KeptPhoto>()
  let opened: Promise<IDBPDatabase | undefined> | undefined

  const db = () => {
    opened ??= openDB(name, 1, {
      upgrade: (db) => void db.createObjectStore(store, { keyPath: "id" }),
    }).catch(() => undefined)
    return opened
  }
  async function attempt<T>(act: (db: IDBPDatabase) => Promise<T>): Promise<T | undefined> {
    try {
      const open = await db()
      return open && (await act(open))
    } catch {
      return undefined
    }
  }

  return {
    async all() {
      for (const photo of (await attempt((db) => db.getAll(store))) ?? []) memory.set(photo.id, photo)
      return [...memory.values()].toSorted((a, b) => a.at - b.at)
    },
    async put(photo) {
      memory.set(photo.id, photo)
      await attempt((db) => db.put(store, photo))
    },
    async remove(id) {
      memory.delete(id)
      await attempt((db) => db.delete(store, id))
    },
    async clear() {
      memory.clear()
      await attempt((db) => db.clear(store))
    },
  }
}
