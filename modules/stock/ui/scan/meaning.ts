import { codeKey } from "../../code.ts"
import type { StockItem } from "../../schema.ts"

/** What was read: a material, one that is not on the list any more, a code that none has yet, or nothing of ours. */
export type Meaning =
  | { kind: "item"; item: StockItem }
  | { kind: "gone"; id: number }
  | { kind: "unknown"; code: string }
  | { kind: "foreign" }

/** `host`: of this site, to which our own labels lead. */
export function meaningOf(read: string, items: readonly StockItem[], host: string): Meaning {
  const text = read.trim()
  if (URL.canParse(text)) {
    const id = idIn(new URL(text), host)
    if (id === undefined) return { kind: "foreign" }
    const item = items.find((one) => one.id === id)
    return item ? { kind: "item", item } : { kind: "gone", id }
  }
  if (!asCode.test(text)) return { kind: "foreign" }
  const item = withCode(text, items)
  return item ? { kind: "item", item } : { kind: "unknown", code: text }
}

/** What stands under bars; a QR may hold anything, such as the password of a network. */
const asCode = /^[\p{L}\d][\p{L}\d ./+_-]{0,59}$/u

function idIn({ protocol, host: of, pathname }: URL, host: string): number | undefined {
  if (!/^https?:$/.test(protocol) || of !== host) return undefined
  const [, id] = /^\/material-stock\/([1-9]\d{0,8})$/.exec(pathname) ?? []
  return id === undefined ? undefined : Number(id)
}

/** By the code on the box, or else by an article number that only one has. */
function withCode(code: string, items: readonly StockItem[]): StockItem | undefined {
  const wanted = codeKey(code)
  const bearing = items.find((item) => item.code !== "" && codeKey(item.code) === wanted)
  if (bearing) return bearing
  const numbered = items.filter((item) => item.article !== "" && codeKey(item.article) === wanted)
  return numbered.length === 1 ? numbered[0] : undefined
}
