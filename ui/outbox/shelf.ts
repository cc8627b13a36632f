import { type IDBPDatabase, type IDBPObjectStore, openDB } from "idb"
import type { OutboxItem } from "./item.ts"

/** Rejects where the device keeps nothing: no room, or no storage at all. */
export interface OutboxShelf {
  /** All of an account; cheap when one only wants to know what there is. */
  keysOf: (account: number) => Promise<string[]>
  of: (account: number) => Promise<OutboxItem[]>
  /** Both in one go. */
  put: (items: readonly OutboxItem[]) => Promise<unknown>
  remove: (keys: readonly string[]) => Promise<unknown>
}

const store = "items"

/** IndexedDB, which holds photos as they are and outlives the page and the login. */
export function createOutboxShelf(): OutboxShelf {
  let opened: Promise<IDBPDatabase> | undefined

  const db = () => {
    opened ??= openDB("waterpas-outbox", 2, {
      upgrade: (db) => void db.createObjectStore(store, { keyPath: "key" }).createIndex("account", "account"),
    })
    opened.catch(() => {
      opened = undefined
    })
    return opened
  }

  /** One transaction, however many: thousands of positions go as fast as one. */
  async function each(act: (items: WritableStore) => Promise<unknown>[]) {
    const transaction = (await db()).transaction(store, "readwrite")
    await Promise.all([...act(transaction.objectStore(store)), transaction.done])
  }

  return {
    keysOf: async (account) =>
      (await (await db()).getAllKeysFromIndex(store, "account", account)) as string[],
    async of(account) {
      const kept: OutboxItem[] = await (await db()).getAllFromIndex(store, "account", account)
      // Those of an earlier version have no place of their own yet.
      return kept.map((item) => ({ ...item, order: item.order ?? item.at }))
    },
    put: (items) => each((kept) => items.map((item) => kept.put(item))),
    remove: (keys) => each((kept) => keys.map((key) => kept.delete(key))),
  }
}

type WritableStore = IDBPObjectStore<unknown, [typeof store], typeof store, "readwrite">
