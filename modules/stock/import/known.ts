import type { Values } from "../items/service.ts"
import type { ItemRow } from "../table.ts"
import { scannedCode } from "./code.ts"

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
  const byName = new Map<string, KnownItem[]>()

  const ofArticle = (named: Named) => (named.article ? (byArticle.get(articleKey(named)) ?? []) : [])

  /** Of the same supplier, else the only one of which somebody didn't say from whom it comes. */
  function ofName(named: Named): KnownItem[] {
    const fitting = (named.name ? (byName.get(plain(named.name)) ?? []) : []).filter(
      (item) => !contradicts(item, named),
    )
    const own = fitting.filter(({ supplier }) => plain(supplier) === plain(named.supplier))
    return own.length > 0 || fitting.length > 1 ? own : fitting
  }

  return {
    add(item: KnownItem) {
      const code = scannedCode(item.code)
      if (code) byCode.set(code, item)
      put(byName, plain(item.name), item)
      if (item.article) put(byArticle, articleKey(item), item)
    },
    /** By code, else by the supplier's number, else by name. Of some that are alike the first that is free. */
    find(named: Named, isFree: (item: KnownItem) => boolean): KnownItem | undefined {
      const code = byCode.get(named.code)
      if (code) return code
      const alike = [ofArticle(named), ofName(named)].find((found) => found.length > 0) ?? []
      return alike.find(isFree) ?? alike[0]
    },
    ownerOfCode(named: Named): KnownItem | undefined {
      const owner = byCode.get(named.code)
      const others = ofArticle(named)
      return owner && others.length > 0 && !others.includes(owner) ? owner : undefined
    },
  }
}

/** Two that have the same name, and each its own supplier, number or code, are two. */
const contradicts = (one: Named, other: Named) =>
  differ(one.supplier, other.supplier) ||
  differ(one.article, other.article) ||
  differ(scannedCode(one.code), scannedCode(other.code))
export const differ = (one: string, other: string) =>
  one !== "" && other !== "" && plain(one) !== plain(other)

const articleKey = ({ supplier, article }: Named) => `${plain(supplier)} ${plain(article)}`
const plain = (text: string) => text.toLowerCase().replaceAll(/\s/g, "")

function put(index: Map<string, KnownItem[]>, key: string, item: KnownItem) {
  const others = index.get(key)
  if (others) others.push(item)
  else index.set(key, [item])
}
