import { type IDBPDatabase, type IDBPObjectStore, openDB } from "idb"

/** Something that must reach the server, as it is kept on the device. */
export interface Parcel {
  /** Its Idempotency-Key: the same for every try. */
  key: string
  /** What it is, which says how it is sent. */
  kind: string
  /** Of whom it is: nobody else on this device sees or sends it. */
  account: number
  /** When it was made, by the clock of the device. */
  at: number
  /** Its place in the row, which a clock that was set back doesn't change. */
  order: number
  /** Anything the browser can clone, files too. */
  payload: unknown
  /** The server's sentence, when it will not take it, and when it said so. */
  refused?: string
  refusedAt?: number
}

/** Rejects where the device keeps nothing: no room, or no storage at all. */
export interface OutboxShelf {
  /** All of an account; cheap when one only wants to know what there is. */
  keysOf: (account: number) => Promise<string[]>
  of: (account: number) => Promise<Parcel[]>
  /** Both in one go. */
  put: (parcels: readonly Parcel[]) => Promise<unknown>
  remove: (keys: readonly string[]) => Promise<unknown>
}

const store = "parcels"

/** IndexedDB, which holds photos as they are and outlives the page and the login. */
export function createOutboxShelf(): OutboxShelf {
  let opened: Promise<IDBPDatabase> | undefined

  const db = () => {
    opened ??= openDB("waterpas-outbox", 1, {
      upgrade: (db) => void db.createObjectStore(store, { keyPath: "key" }).createIndex("account", "account"),
    })
    opened.catch(() => {
      opened = undefined
    })
    return opened
  }

  /** One transaction, however many: thousands of positions go as fast as one. */
  async function each(act: (parcels: WritableStore) => Promise<unknown>[]) {
    const transaction = (await db()).transaction(store, "readwrite")
    await Promise.all([...act(transaction.objectStore(store)), transaction.done])
  }

  return {
    keysOf: async (account) =>
      (await (await db()).getAllKeysFromIndex(store, "account", account)) as string[],
    async of(account) {
      const kept: Parcel[] = await (await db()).getAllFromIndex(store, "account", account)
      // Those of an earlier version have no place of their own yet.
      return kept.map((parcel) => ({ ...parcel, order: parcel.order ?? parcel.at }))
    },
    put: (parcels) => each((kept) => parcels.map((parcel) => kept.put(parcel))),
    remove: (keys) => each((kept) => keys.map((key) => kept.delete(key))),
  }
}

type WritableStore = IDBPObjectStore<unknown, [typeof store], typeof store, "readwrite">
