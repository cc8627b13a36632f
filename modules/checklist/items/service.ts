import type { Db } from "#db/open.ts"
import { createShippedList, type Known } from "#db/shippedList.ts"
import type { Log } from "#modules/access/log.ts"
import type { User } from "#modules/access/schema.ts"
import type { Replays } from "#src/http/idempotency.ts"
import { type Role, reaches } from "#src/shared/roles.ts"
import { type ListItem, shipped } from "../catalogue/catalogue.ts"
import { categories, type ItemChange, type ItemMove, type ListedItem, type NewItem } from "../schema.ts"
import { checklistItems } from "../table.ts"

export type Items = ReturnType<typeof createItems>

/** The company's list of what a day ends with. */
export function createItems({ db, log, replays }: { db: Db; log: Log; replays: Replays }) {
  const list = createShippedList({
    ...{ db, shipped, group: "category", groups: categories, mostOwn },
    fields: ["category", "task", "priority", "who"],
    table: {
      rows: () => db.select().from(checklistItems).all(),
      put: (row) =>
        db
          .insert(checklistItems)
          .values(row)
          .onConflictDoUpdate({ target: checklistItems.code, set: row })
          .run(),
    },
    ownCode: () => "own.",
    errors: {
      of: "checklist",
      meanwhile: "checklist.changedMeanwhile",
      noFurther: "checklist.noFurther",
      tooMany: "checklist.tooManyItems",
    },
  })
  const about = (code: string) => ({ kind: "checklistItem", id: code })

  return {
    /** All of it, for the owner. */
    list: (): ListedItem[] => list.all().map(listed),
    /** What somebody of this role ticks at the end of a day. */
    of: (role: Role): ListItem[] => list.all().filter(({ off, who }) => !off && isFor(who, role)),
    get: (code: string): ListedItem => listed(list.find(code)),
    add: (wish: NewItem, key: string | null, by: User): ListedItem =>
      list.clearing(() =>
        replays.once<ListedItem>(`checklist.item.${by.id}`, key, wish, () => {
          const item = list.add(wish)
          log.record("evening.itemAdded", about(item.code), by.id, { task: wish.task })
          return listed(item)
        }),
      ),
    set: (code: string, { version, ...after }: ItemChange, by: User): ListedItem =>
      list.change(() => {
        const { what, before, now } = list.set(code, version, after)
        log.record(`evening.${what}`, about(code), by.id, { task: after.task, before, after })
        return listed(now)
      }),
    move: (code: string, { to, version }: ItemMove, by: User): ListedItem[] =>
      list.change<ListedItem[]>(() => {
        const { task } = list.move(code, version, to)
        log.record("evening.itemMoved", about(code), by.id, { task, to })
        return list.all().map(listed)
      }),
  }
}

/** More than this nobody ticks in an evening. */
const mostOwn = 60

const isFor = (who: ListItem["who"], role: Role) =>
  who === "everyone" || (who === "office") === reaches(role, "manager")

const listed = ({ place: _, ...item }: Known<ListItem>): ListedItem => item
