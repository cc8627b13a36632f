import { codeKey } from "../code.ts"
import type { Values } from "../items/service.ts"
import type { ItemRow } from "../table.ts"

/** A material as far as a list has to do with it; one of the list itself has a number below zero. */
export type KnownItem = Values & Pick<ItemRow, "id" | "version" | "quantity"> & { archived: boolean }

type Named = Pick<Values, "name" | "supplier" | "article" | "code">

export type Known = ReturnType<typeof createKnown>

/** Finds materials of a list among those that are kept, without asking the database for each. */
export function createKnown() {
  const [atHand, archived] = [createIndex(), createIndex()]
  const taken = new Set<number>()
  const isFree = ({ id }: KnownItem) => !taken.has(id)

  return {
    remember: (item: KnownItem) => (item.archived ? archived : atHand).add(item),
    /** From now on it has this code. */
    giveCode: (item: KnownItem, code: string) => atHand.giveCode(item, code),
    /** What was put away is known too, after all that is kept. */
    find: (named: Named): KnownItem | undefined => atHand.find(named, isFree) ?? archived.find(named, isFree),
    /** The material that has this code, while the number of the supplier says that it is another one. */
    ownerOfCode: (named: Named): KnownItem | undefined => atHand.ownerOfCode(named),
    /** A row is about it; the next row can't be. */
    take: (id: number) => void taken.add(id),
    isTaken: (id: number) => taken.has(id),
  }
}

function createIndex() {
  const byCode = new Map<string, KnownItem>()
  const byArticle = new Map<string, KnownItem[]>()
  const byName = new Map<string, Kept[]>()

  const ofArticle = (keys: Keys) => (keys.article ? (byArticle.get(articleKey(keys)) ?? []) : [])

  /** Of the same supplier, else the only one of which somebody didn't say from whom it comes. */
  function ofName(keys: Keys): KnownItem[] {
    const alike = keys.name ? (byName.get(keys.name) ?? []) : []
    const fitting = alike.filter((kept) => !contradicts(kept.keys, keys))
    const own = fitting.filter((kept) => kept.keys.supplier === keys.supplier)
    return (own.length > 0 || fitting.length > 1 ? own : fitting).map(({ item }) => item)
  }

  return {
    add(item: KnownItem) {
      const keys = keysOf(item)
      if (keys.code) byCode.set(keys.code, item)
      if (keys.article) put(byArticle, articleKey(keys), item)
      put(byName, keys.name, { item, keys })
    },
    giveCode: (item: KnownItem, code: string) => void byCode.set(codeKey(code), item),
    /** By code, else by the supplier's number, else by name. Of some that are alike the first that is free. */
    find(named: Named, isFree: (item: KnownItem) => boolean): KnownItem | undefined {
      const keys = keysOf(named)
      const code = byCode.get(keys.code)
      if (code) return code
      const alike = [ofArticle(keys), ofName(keys)].find((found) => found.length > 0) ?? []
      return alike.find(isFree) ?? alike[0]
    },
    ownerOfCode(named: Named): KnownItem | undefined {
      const keys = keysOf(named)
      const owner = byCode.get(keys.code)
      const others = ofArticle(keys)
      return owner && others.length > 0 && !others.includes(owner) ? owner : undefined
    },
  }
}

/** What is compared, made once: thousands may have one name, and each row looks at all of those. */
type Keys = Named
interface Kept {
  item: KnownItem
  keys: Keys
}

const keysOf = ({ name, supplier, article, code }: Named): Keys => ({
  ...{ name: plain(name), supplier: plain(supplier), article: plain(article) },
  code: codeKey(code),
})
export const plain = (text: string) => text.toLowerCase().replaceAll(/\s/g, "")

const articleKey = ({ supplier, article }: Keys) => `${supplier} ${article}`

/** Two that have the same name, and each its own supplier, number or code, are two. */
const contradicts = (one: Keys, other: Keys) =>
  areOther(one.supplier, other.supplier) ||
  areOther(one.article, other.article) ||
  areOther(one.code, other.code)
const areOther = (one: string, other: string) => one !== "" && other !== "" && one !== other

function put<Item>(index: Map<string, Item[]>, key: string, item: Item) {
  const others = index.get(key)
  if (others) others.push(item)
  else index.set(key, [item])
}
