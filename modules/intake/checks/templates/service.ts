import type { Db } from "#db/open.ts"
import { createShippedList, type Known } from "#db/shippedList.ts"
import type { Log } from "#modules/access/log.ts"
import type { User } from "#modules/access/schema.ts"
import type { Replays } from "#src/http/idempotency.ts"
import { type ProjectType, projectTypes } from "#src/shared/projectTypes.ts"
import { shipped } from "../catalogue/catalogue.ts"
import type { TemplateItem } from "../schema.ts"
import { intakeItems } from "../table.ts"
import { type ItemChange, type ItemMove, type ListedItem, mostOwn, type NewItem } from "./schema.ts"

export type Templates = ReturnType<typeof createTemplates>

/** The lists for on site, one for each kind of job. */
export function createTemplates({ db, log, replays }: { db: Db; log: Log; replays: Replays }) {
  const list = createShippedList({
    ...{ db, mostOwn, group: "type", groups: projectTypes },
    shipped: shipped.map(({ id, ...item }) => ({ ...item, code: id })),
    fields: ["text", "takes", "unit", "required"],
    table: {
      rows: () => db.select().from(intakeItems).all(),
      put: (row) =>
        db.insert(intakeItems).values(row).onConflictDoUpdate({ target: intakeItems.code, set: row }).run(),
    },
    ownCode: ({ type }) => `${type}.own.`,
    errors: {
      of: "intake",
      meanwhile: "intake.itemMeanwhile",
      noFurther: "intake.noFurther",
      tooMany: "intake.tooManyItems",
    },
  })
  const about = (code: string) => ({ kind: "intakeItem", id: code })

  return {
    /** All of them, for the owner. */
    list: (): ListedItem[] => list.all().map(listed),
    /** What a list of this type begins with. */
    of: (type: ProjectType): TemplateItem[] =>
      list.all().flatMap((item) => (item.type === type && !item.off ? asTemplate(item) : [])),
    /** Also those that are off. */
    every: (type: ProjectType): TemplateItem[] =>
      list.all().flatMap((item) => (item.type === type ? asTemplate(item) : [])),
    get: (code: string): ListedItem => listed(list.find(code)),
    add: (wish: NewItem, key: string | null, by: User): ListedItem =>
      list.clearing(() =>
        replays.once<ListedItem>(`intake.item.${by.id}`, key, wish, () => {
          const item = list.add(withUnit(wish))
          log.record("siteList.itemAdded", about(item.code), by.id, { text: wish.text })
          return listed(item)
        }),
      ),
    set: (code: string, { version, ...wish }: ItemChange, by: User): ListedItem =>
      list.change(() => {
        const after = withUnit(wish)
        const { what, before, now } = list.set(code, version, after)
        log.record(`siteList.${what}`, about(code), by.id, { text: wish.text, before, after })
        return listed(now)
      }),
    move: (code: string, { to, version }: ItemMove, by: User): ListedItem[] =>
      list.change<ListedItem[]>(() => {
        const { text } = list.move(code, version, to)
        log.record("siteList.itemMoved", about(code), by.id, { text, to })
        return list.all().map(listed)
      }),
  }
}

/** Only a number is measured in something. */
const withUnit = <Wish extends Pick<NewItem, "takes" | "unit">>(wish: Wish): Wish => ({
  ...wish,
  unit: wish.takes === "number" ? wish.unit : "",
})

type KnownItem = Known<Omit<ListedItem, "id"> & { code: string; place: number }>

const asTemplate = ({ code: id, text, required, takes, unit }: KnownItem): TemplateItem => ({
  ...{ id, text, required, takes, unit },
})
const listed = ({ place: _, code: id, ...item }: KnownItem): ListedItem => ({ id, ...item })
