/** An element by its local name: in most formats that says enough, once the namespace of the root is known. */
export interface Element {
  name: string
  uri: string
  attributes: Record<string, string>
  children: Element[]
  /** Its own text, without that of its children. */
  text: string
}

/** The elements at the end of a path of local names: `all(invoice, "InvoiceLine", "Item")`. */
export function all(from: Element | undefined, ...path: string[]): Element[] {
  let found = from ? [from] : []
  for (const name of path)
    found = found.flatMap((element) => element.children.filter((child) => child.name === name))
  return found
}

export const first = (from: Element | undefined, ...path: string[]): Element | undefined =>
  all(from, ...path)[0]

/** The first text at the end of a path that isn't empty, or ''. */
export function text(from: Element | undefined, ...path: string[]): string {
  for (const element of all(from, ...path)) {
    const found = element.text.trim()
    if (found !== "") return found
  }
  return ""
}
