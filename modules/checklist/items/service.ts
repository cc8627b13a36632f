import type { Db } from "#db/open.ts"
import { write } from "#db/write.ts"
import type { Log } from "#modules/access/log.ts"
import type { User } from "#modules/access/schema.ts"
import type { Replays } from "#src/http/idempotency.ts"
import { conflict, DomainError, notFound } from "#src/shared/errors.ts"
import { type Role, reaches } from "#src/shared/roles.ts"
import { type ListItem, shipped } from "../catalogue/catalogue.ts"
import { categories, type ItemChange, type ItemMove, type ListedItem, type NewItem } from "../schema.ts"
import { checklistItems, type ItemRow } from "../table.ts"

export type Items = ReturnType<typeof createItems>

type Known = ListItem & { own: boolean; off: boolean; changed: boolean; version: number }

/** The company's list: what ships, with the owner's differences laid over it, and what he added. */
export function createItems({ db, log, replays }: { db: Db; log: Log; replays: Replays }) {
  /** Read at each evening's end by everyone, changed a few times a year; this process is the only writer. */
  let current: Known[] | undefined
  const all = (): Known[] => (current ??= read())

  function read(): Known[] {
    const rows = new Map(
      db
        .select()
        .from(checklistItems)
        .all()
        .map((row) => [row.code, row]),
    )
    const own = [...rows.values()].filter(({ code }) => isOwn(code)).map(ownItem)
    return [...shipped.map((item) => laidOver(item, rows.get(item.code))), ...own].toSorted(
      (a, b) =>
        categories.indexOf(a.category) - categories.indexOf(b.category) ||
        a.place - b.place ||
        (a.code < b.code ? -1 : 1),
    )
  }

  function find(code: string): Known {
    const item = all().find((one) => one.code === code)
    if (!item) throw notFound("checklist")
    return item
  }
  function seen(code: string, version: number): Known {
    const item = find(code)
    if (item.version !== version) throw conflict("checklist.changedMeanwhile")
    return item
  }

  /** Keeps of an item that ships only what differs from how it ships. */
  function keep(item: Pick<Known, keyof ListItem | "off" | "version">) {
    const as = shipped.find(({ code }) => code === item.code)
    const differs = <Name extends keyof ListItem>(name: Name) =>
      as && as[name] === item[name] ? null : item[name]
    const row: ItemRow = {
      code: item.code,
      category: differs("category"),
      task: differs("task"),
      priority: differs("priority"),
      who: differs("who"),
      place: differs("place"),
      off: item.off,
      version: item.version + 1,
    }
    db.insert(checklistItems).values(row).onConflictDoUpdate({ target: checklistItems.code, set: row }).run()
    current = undefined
  }

  const about = (code: string) => ({ kind: "checklistItem", id: code })
  /** Where it comes last. */
  const lastPlace = (category: string) =>
    Math.max(pastShipped, ...all().flatMap((item) => (item.category === category ? item.place : []))) + 10

  /** What is kept is read again, also when the transaction around it did not hold. */
  function clearing<T>(act: () => T): T {
    try {
      return act()
    } finally {
      current = undefined
    }
  }
  const change = <T>(act: () => T extends Promise<unknown> ? never : T): T =>
    clearing(() => write<T>(db, act))

  return {
    /** All of it, for the owner. */
    list: (): ListedItem[] => all().map(listed),
    /** What somebody of this role ticks at the end of a day. */
    of: (role: Role): ListItem[] => all().filter(({ off, who }) => !off && isFor(who, role)),
    get: (code: string): ListedItem => listed(find(code)),
    add: (wish: NewItem, key: string | null, by: User): ListedItem =>
      clearing(() =>
        replays.once<ListedItem>(`checklist.item.${by.id}`, key, wish, () => {
          const numbers = all().flatMap(({ code }) => (isOwn(code) ? Number(code.slice(own.length)) : []))
          if (numbers.length >= mostOwn) throw new DomainError("checklist.tooManyItems")
          const code = `${own}${Math.max(0, ...numbers) + 1}`
          keep({ ...wish, code, place: lastPlace(wish.category), off: false, version: 0 })
          log.record("evening.itemAdded", about(code), by.id, { task: wish.task })
          return listed(find(code))
        }),
      ),
    set: (code: string, { version, ...wish }: ItemChange, by: User): ListedItem =>
      change(() => {
        const before = seen(code, version)
        const place = wish.category === before.category ? before.place : lastPlace(wish.category)
        keep({ ...before, ...wish, place })
        const what = wish.off === before.off ? "itemChanged" : wish.off ? "itemOff" : "itemOn"
        const { category, task, priority, who, off } = before
        log.record(`evening.${what}`, about(code), by.id, {
          ...{ task: wish.task, before: { category, task, priority, who, off }, after: wish },
        })
        return listed(find(code))
      }),
    /** Changes places with its neighbour in the list, also one that is off. */
    move: (code: string, { to, version }: ItemMove, by: User): ListedItem[] =>
      change<ListedItem[]>(() => {
        const item = seen(code, version)
        const among = all().filter(({ category }) => category === item.category)
        const other = among[among.indexOf(item) + (to === "up" ? -1 : 1)]
        if (!other) throw conflict("checklist.noFurther")
        keep({ ...item, place: other.place })
        keep({ ...other, place: item.place })
        log.record("evening.itemMoved", about(code), by.id, { task: item.task, to })
        return all().map(listed)
      }),
  }
}

/** A release adds none with a place beyond it. */
const pastShipped = 1000

const own = "own."
const isOwn = (code: string) => code.startsWith(own)
/** More than this nobody ticks in an evening. */
const mostOwn = 60

const isFor = (who: ListItem["who"], role: Role) =>
  who === "everyone" || (who === "office") === reaches(role, "manager")

const laidOver = (item: ListItem, row: ItemRow | undefined): Known => ({
  code: item.code,
  category: row?.category ?? item.category,
  task: row?.task ?? item.task,
  priority: row?.priority ?? item.priority,
  who: row?.who ?? item.who,
  place: row?.place ?? item.place,
  own: false,
  off: row?.off ?? false,
  changed: Boolean(row && (row.category ?? row.task ?? row.priority ?? row.who)),
  version: row?.version ?? 0,
})

/** All of its own is filled in. */
const ownItem = ({ code, category, task, priority, who, place, off, version }: ItemRow): Known => ({
  ...{ code, category: category!, task: task!, priority: priority!, who: who!, place: place! },
  ...{ own: true, off, changed: false, version },
})

const listed = ({ place: _, ...item }: Known): ListedItem => item
