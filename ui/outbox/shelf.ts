import { type IDBPDatabase, type IDBPObjectStore, openDB } from "idb"
import type { Parcel } from "./parcel.ts"

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
