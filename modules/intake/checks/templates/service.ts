import type { Db } from "#db/open.ts"
import { write } from "#db/write.ts"
import type { Log } from "#modules/access/log.ts"
import type { User } from "#modules/access/schema.ts"
import type { Replays } from "#src/http/idempotency.ts"
import { conflict, DomainError, notFound } from "#src/shared/errors.ts"
import { type ProjectType, projectTypes } from "#src/shared/projectTypes.ts"
import { type ListItem, shipped } from "../catalogue/catalogue.ts"
import type { TemplateItem } from "../schema.ts"
import { type ItemRow, intakeItems } from "../table.ts"
import { type ItemChange, type ItemMove, type ListedItem, mostOwn, type NewItem } from "./schema.ts"

export type Templates = ReturnType<typeof createTemplates>

type Known = ListItem & Pick<ListedItem, "own" | "off" | "changed" | "version">

/** The lists for on site: what ships, with the owner's differences laid over it, and what he added. */
export function createTemplates({ db, log, replays }: { db: Db; log: Log; replays: Replays }) {
  /** Read with every list of a job, changed a few times a year; this process is the only writer. */
  let current: Known[] | undefined
  const all = (): Known[] => (current ??= read())

  function read(): Known[] {
    const rows = new Map(
      db
        .select()
        .from(intakeItems)
        .all()
        .map((row) => [row.code, row]),
    )
    const own = [...rows.values()].filter(({ code }) => isOwn(code)).map(ownItem)
    return [...shipped.map((item) => laidOver(item, rows.get(item.id))), ...own].toSorted(
      (a, b) =>
        projectTypes.indexOf(a.type) - projectTypes.indexOf(b.type) ||
        a.place - b.place ||
        (a.id < b.id ? -1 : 1),
    )
  }

  function find(code: string): Known {
    const item = all().find(({ id }) => id === code)
    if (!item) throw notFound("intake")
    return item
  }
  function seen(code: string, version: number): Known {
    const item = find(code)
    if (item.version !== version) throw conflict("intake.itemMeanwhile")
    return item
  }

  /** Keeps of an item that ships only what differs from how it ships. */
  function keep(item: Pick<Known, keyof ListItem | "off" | "version">) {
    const as = shipped.find(({ id }) => id === item.id)
    const differs = <Name extends keyof ListItem>(name: Name) =>
      as && as[name] === item[name] ? null : item[name]
    const row: ItemRow = {
      ...{ code: item.id, type: item.type, off: item.off, version: item.version + 1 },
      ...{ text: differs("text"), takes: differs("takes"), unit: differs("unit") },
      ...{ required: differs("required"), place: differs("place") },
    }
    db.insert(intakeItems).values(row).onConflictDoUpdate({ target: intakeItems.code, set: row }).run()
    current = undefined
  }

  const about = (code: string) => ({ kind: "intakeItem", id: code })
  const lastPlace = (type: ProjectType) =>
    Math.max(pastShipped, ...all().flatMap((item) => (item.type === type ? item.place : []))) + 10

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
    /** All of them, for the owner. */
    list: (): ListedItem[] => all().map(listed),
    /** What a list of this type begins with. */
    of: (type: ProjectType): TemplateItem[] =>
      all().flatMap(({ id, text, required, takes, unit, off, ...item }) =>
        item.type === type && !off ? { id, text, required, takes, unit } : [],
      ),
    /** Also those that are off. */
    every: (type: ProjectType): TemplateItem[] => all().filter((item) => item.type === type),
    get: (code: string): ListedItem => listed(find(code)),
    add: (wish: NewItem, key: string | null, by: User): ListedItem =>
      clearing(() =>
        replays.once<ListedItem>(`intake.item.${by.id}`, key, wish, () => {
          const numbers = all().flatMap(({ id, type }) =>
            isOwn(id) && type === wish.type ? Number(id.split(".").at(-1)) : [],
          )
          if (numbers.length >= mostOwn) throw new DomainError("intake.tooManyItems")
          const id = `${wish.type}.own.${Math.max(0, ...numbers) + 1}`
          keep({ ...withUnit(wish), id, place: lastPlace(wish.type), off: false, version: 0 })
          log.record("siteList.itemAdded", about(id), by.id, { text: wish.text })
          return listed(find(id))
        }),
      ),
    set: (code: string, { version, ...wish }: ItemChange, by: User): ListedItem =>
      change(() => {
        const before = seen(code, version)
        const after = withUnit(wish)
        keep({ ...before, ...after })
        const what = wish.off === before.off ? "itemChanged" : wish.off ? "itemOff" : "itemOn"
        const { text, required, takes, unit, off } = before
        log.record(`siteList.${what}`, about(code), by.id, {
          ...{ text: wish.text, before: { text, required, takes, unit, off }, after },
        })
        return listed(find(code))
      }),
    /** Changes places with its neighbour in the list, also one that is off. */
    move: (code: string, { to, version }: ItemMove, by: User): ListedItem[] =>
      change<ListedItem[]>(() => {
        const item = seen(code, version)
        const among = all().filter(({ type }) => type === item.type)
        const other = among[among.indexOf(item) + (to === "up" ? -1 : 1)]
        if (!other) throw conflict("intake.noFurther")
        keep({ ...item, place: other.place })
        keep({ ...other, place: item.place })
        log.record("siteList.itemMoved", about(code), by.id, { text: item.text, to })
        return all().map(listed)
      }),
  }
}

/** A release adds none with a place beyond it. */
const pastShipped = 1000

const isOwn = (code: string) => code.split(".")[1] === "own"

/** Only a number is measured in something. */
const withUnit = <Wish extends Pick<NewItem, "takes" | "unit">>(wish: Wish): Wish => ({
  ...wish,
  unit: wish.takes === "number" ? wish.unit : "",
})

const laidOver = (item: ListItem, row: ItemRow | undefined): Known => ({
  ...{ id: item.id, type: item.type },
  text: row?.text ?? item.text,
  takes: row?.takes ?? item.takes,
  unit: row?.unit ?? item.unit,
  required: row?.required ?? item.required,
  place: row?.place ?? item.place,
  own: false,
  off: row?.off ?? false,
  changed: Boolean(row && (row.text ?? row.takes ?? row.unit ?? row.required) !== null),
  version: row?.version ?? 0,
})

/** All of its own is filled in. */
const ownItem = ({ code, type, text, takes, unit, required, place, off, version }: ItemRow): Known => ({
  ...{ id: code, type, text: text!, takes: takes!, unit: unit!, required: required!, place: place! },
  ...{ own: true, off, changed: false, version },
})

const listed = ({ place: _, ...item }: Known): ListedItem => item
