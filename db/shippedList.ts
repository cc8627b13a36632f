import { conflict, DomainError, notFound } from "#src/shared/errors.ts"
import type { Db } from "./open.ts"
import { write } from "./write.ts"

/** An item that ships with the program; its code and its place are of it for good. */
interface Shipped {
  code: string
  place: number
}

/** An item as it reads now. */
export type Known<Item> = Item & {
  /** Added by the company itself. */
  own: boolean
  off: boolean
  /** Of what ships: whether it reads otherwise now. */
  changed: boolean
  version: number
}

/** What is kept of an item: null where it is as it ships. Of an own one all is filled in. */
export type KeptItem<Item extends Shipped, Field extends keyof Item> = Omit<Item, Field | "place"> & {
  code: string
} & {
  [Name in Field | "place"]: Item[Name] | null
} & { off: boolean; version: number }

interface ListGiven<Item extends Shipped, Field extends keyof Item, Group extends keyof Item> {
  db: Db
  shipped: readonly Item[]
  /** What an owner may change of an item, besides its place. */
  fields: readonly Field[]
  /** The field by which items stand together, and its values in their order. */
  group: Group
  groups: readonly Item[Group][]
  table: { rows(): KeptItem<Item, Field>[]; put(row: KeptItem<Item, Field>): void }
  /** With what the code of such an own item begins, ending on 'own.'; so many there may be of each beginning. */
  ownCode: (wish: Pick<Item, Group>) => string
  mostOwn: number
  /** The module whose 'notFound' is told, and the codes of the other sentences. */
  errors: { of: string; meanwhile: string; noFurther: string; tooMany: string }
}

/** A list that ships with the program, with the owner's differences laid over it, and what he added. */
export function createShippedList<
  Item extends Shipped,
  Field extends Exclude<keyof Item, keyof Shipped>,
  Group extends Exclude<keyof Item, keyof Shipped>,
>({ db, shipped, fields, group, groups, table, ownCode, mostOwn, errors }: ListGiven<Item, Field, Group>) {
  /** Read all the time, changed a few times a year; this process is the only writer. */
  let current: Known<Item>[] | undefined
  const all = (): Known<Item>[] => (current ??= read())

  function read(): Known<Item>[] {
    const rows = new Map(table.rows().map((row) => [row.code, row]))
    const own = [...rows.values()].filter(({ code }) => isOwn(code)).map(ownItem)
    return [...shipped.map((item) => laidOver(item, rows.get(item.code))), ...own].toSorted(
      (a, b) =>
        groups.indexOf(a[group]) - groups.indexOf(b[group]) ||
        a.place - b.place ||
        (a.code < b.code ? -1 : 1),
    )
  }

  function laidOver(item: Item, row: KeptItem<Item, Field> | undefined): Known<Item> {
    const differing = fields.filter((name) => row && row[name] !== null)
    return {
      ...item,
      ...Object.fromEntries(differing.map((name) => [name, row![name]])),
      place: row?.place ?? item.place,
      ...{ own: false, off: row?.off ?? false, changed: differing.length > 0, version: row?.version ?? 0 },
    }
  }

  function find(code: string): Known<Item> {
    const item = all().find((one) => one.code === code)
    if (!item) throw notFound(errors.of)
    return item
  }
  function seen(code: string, version: number): Known<Item> {
    const item = find(code)
    if (item.version !== version) throw conflict(errors.meanwhile)
    return item
  }

  /** Keeps of an item that ships only what differs from how it ships. */
  function keep(item: Known<Item>) {
    const { own: _, changed: __, ...whole } = item
    const as = shipped.find(({ code }) => code === item.code)
    const same = as ? [...fields, "place" as const].filter((name) => as[name] === item[name]) : []
    table.put({
      ...whole,
      ...Object.fromEntries(same.map((name) => [name, null])),
      version: item.version + 1,
    } as unknown as KeptItem<Item, Field>)
    current = undefined
  }

  const lastPlace = (of: Item[Group]) =>
    Math.max(pastShipped, ...all().flatMap((item) => (item[group] === of ? item.place : []))) + 10

  /** What is kept is read again, also when the transaction around it did not hold. */
  function clearing<T>(act: () => T): T {
    try {
      return act()
    } finally {
      current = undefined
    }
  }

  return {
    all,
    find,
    clearing,
    /** In a transaction of its own, as a change and its line in the log are one. */
    change: <T>(act: () => T extends Promise<unknown> ? never : T): T => clearing(() => write<T>(db, act)),
    /** At the end of its group. In the caller's transaction, as what is below. */
    add(wish: Omit<Item, keyof Shipped>): Known<Item> {
      const begin = ownCode(wish as Pick<Item, Group>)
      const numbers = all().flatMap(({ code }) =>
        code.startsWith(begin) ? Number(code.slice(begin.length)) : [],
      )
      if (numbers.length >= mostOwn) throw new DomainError(errors.tooMany)
      const code = `${begin}${Math.max(0, ...numbers) + 1}`
      const place = lastPlace((wish as Pick<Item, Group>)[group])
      keep({
        ...wish,
        code,
        place,
        own: true,
        off: false,
        changed: false,
        version: 0,
      } as unknown as Known<Item>)
      return find(code)
    },
    /** In another group it comes last. `before`: the same fields as it was. */
    set(code: string, version: number, wish: Pick<Item, Field> & { off: boolean }) {
      const was = seen(code, version)
      const next = { ...was, ...wish }
      keep(next[group] === was[group] ? next : { ...next, place: lastPlace(next[group]) })
      const before = Object.fromEntries([...fields, "off" as const].map((name) => [name, was[name]]))
      const what = wish.off === was.off ? "itemChanged" : wish.off ? "itemOff" : "itemOn"
      return { what, before, now: find(code) } as const
    },
    /** Changes places with its neighbour in its group, also one that is off. */
    move(code: string, version: number, to: "up" | "down"): Known<Item> {
      const item = seen(code, version)
      const among = all().filter((one) => one[group] === item[group])
      const other = among[among.indexOf(item) + (to === "up" ? -1 : 1)]
      if (!other) throw conflict(errors.noFurther)
      keep({ ...item, place: other.place })
      keep({ ...other, place: item.place })
      return item
    },
  }
}

/** A release adds none with a place beyond it. */
const pastShipped = 1000

const isOwn = (code: string) => /(^|\.)own\.\d+$/.test(code)

const ownItem = <Item extends Shipped, Field extends keyof Item>(row: KeptItem<Item, Field>) =>
  ({ ...row, own: true, changed: false }) as unknown as Known<Item>
