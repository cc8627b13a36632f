import { type IDBPDatabase, openDB } from "idb"

/** Something that must reach the server, as it is kept on the device. */
export interface Parcel {
  /** Its Idempotency-Key: the same for every try. */
  key: string
  /** What it is, which says how it is sent. */
  kind: string
  /** Of whom it is: nobody else on this device sees or sends it. */
  account: number
  /** Order in which it was added. */
  at: number
  /** Anything the browser can clone, files too. */
  payload: unknown
  /** The server's sentence, when it will never take it. */
  refused?: string
}

/** Rejects where the device keeps nothing: no room, or no storage at all. */
export interface OutboxShelf {
  of: (account: number) => Promise<Parcel[]>
  put: (parcel: Parcel) => Promise<unknown>
  remove: (key: string) => Promise<unknown>
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

  return {
    of: async (account) => (await db()).getAllFromIndex(store, "account", account),
    put: async (parcel) => (await db()).put(store, parcel),
    remove: async (key) => (await db()).delete(store, key),
  }
}
