import { type OutboxItem, type Outgoing, outgoing } from "./item.ts"
import { createOutboxList } from "./list.ts"
import type { OutboxShelf } from "./shelf.ts"

/** What the tabs of a browser tell each other. */
interface News {
  account: number
  put?: readonly OutboxItem[]
  gone?: readonly string[]
}

/** What one account has waiting, on the device and in every tab alike. */
export function createOutboxStore(shelf: OutboxShelf, isQuiet: (kind: string) => boolean) {
  const list = createOutboxList(isQuiet)
  /** What the device could not keep, of whoever made it: it lives as long as the page. */
  const loose = new Map<string, OutboxItem>()
  /** What this page saw leave, which a look at the device that began earlier doesn't bring back. */
  const left = new Set<string>()
  let account: number | undefined
  let channel: BroadcastChannel | undefined
  /** Done once what the device had of before is in the row. */
  let looked = Promise.resolve()
  let lastOrder = 0
  let askedToStay = false

  /** Takes over what the device has: another tab may have added, sent or removed something. */
  async function look() {
    const whose = account
    if (whose === undefined) return
    const before = [...list.row()]
    try {
      const there = new Set(await shelf.keysOf(whose))
      const isNew = (key: string) => !list.get(key) && !left.has(key)
      const found = [...there].some(isNew) ? await shelf.of(whose) : []
      if (account !== whose) return
      list.remove(before.filter((each) => isGone(each, there)).map(({ key }) => key))
      list.add(found.filter(({ key }) => isNew(key)).map((item) => outgoing(item, true)))
    } catch {
      // A device that keeps nothing has nothing of before.
    }
  }

  const isGone = ({ key, kept, state }: Outgoing, there: Set<string>) =>
    kept && state !== "sending" && !there.has(key)

  /** Whether the device could. */
  async function keep(items: readonly OutboxItem[]): Promise<boolean> {
    try {
      await shelf.put(items)
      for (const { key } of items) loose.delete(key)
      return true
    } catch {
      for (const item of items) loose.set(item.key, item)
      return false
    }
  }

  const tell = (news: Omit<News, "account">) =>
    account !== undefined && channel?.postMessage({ ...news, account })

  /** What another tab of this person did. */
  function hear(news: News) {
    if (news.account !== account) return
    if (news.put) list.add(news.put.map((item) => outgoing(item, true)))
    if (news.gone) list.remove(news.gone)
  }

  return {
    list,
    look,
    open(whose: number): Promise<void> {
      account = whose
      channel = new BroadcastChannel("waterpas.outbox")
      channel.onmessage = ({ data }) => hear(data)
      const own = [...loose.values()].filter((item) => item.account === whose)
      list.add(own.map((item) => outgoing(item, false)))
      looked = look()
      return looked
    },
    close() {
      channel?.close()
      list.remove([...list.keys()])
      account = undefined
    },
    /** Whether the same person is still there to see it go. */
    async add({ kind, payload, key }: Pick<OutboxItem, "kind" | "payload" | "key">): Promise<boolean> {
      if (account === undefined) throw new Error("Nobody is signed in")
      const whose = account
      const at = Date.now()
      await looked
      const order = Math.max(at, lastOrder + 1, list.last() + 1)
      lastOrder = order
      left.delete(key)
      const item = { key, kind, account: whose, at, order, payload }
      const kept = await keep([item])
      if (account !== whose) return false
      list.add([outgoing(item, kept)])
      if (kept) tell({ put: [item] })
      askToStay()
      return true
    },
    /** Keeps what became of something known: whether it was refused, or is another now. */
    async mark(
      items: readonly Outgoing[],
      refusal: Pick<OutboxItem, "refused" | "refusedAs" | "refusedAt"> = {},
    ) {
      const whose = account
      if (whose === undefined || items.length === 0) return
      const known = items.map(({ key, kind, at, order, payload }) => ({
        ...{ key, kind, account: whose, at, order, payload },
        ...refusal,
      }))
      const kept = await keep(known)
      list.set(
        known.map(({ key }) => key),
        { kept },
      )
      if (kept) tell({ put: known })
    },
    async forget(keys: readonly string[]) {
      for (const key of keys) {
        loose.delete(key)
        left.add(key)
      }
      await shelf.remove(keys).catch(() => {})
      tell({ gone: keys })
    },
  }

  /** A browser short of room throws away what it wasn't asked to keep. */
  function askToStay() {
    if (askedToStay) return
    askedToStay = true
    void navigator.storage?.persist?.().catch(() => {})
  }
}
