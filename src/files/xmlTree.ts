import { type Limits, type WithNamespaces, xmlParser } from "./xml.ts"
import type { Element } from "./xmlElement.ts"
import { decode } from "./xmlText.ts"

interface Wanted extends Omit<Limits, "refuse"> {
  /** Another root is refused before anything of it is kept. */
  knows: (root: Pick<Element, "name" | "uri">) => boolean
  /** `begun`: it was found broken after its root was read. */
  refuse: (why: Why, found: { begun: boolean; type: string }) => never
}
type Why = Parameters<Limits["refuse"]>[0] | "otherRoot"

/** The elements of an XML document of which `knows` says that its root is wanted. */
export function xmlTree(bytes: Uint8Array, { knows, refuse, ...limits }: Wanted): Element {
  const document = blank("", "")
  const open: Element[] = [document]
  const pieces: string[][] = [[]]
  const begun = () => document.children.length > 0
  const parser = xmlParser<WithNamespaces>(true, {
    ...limits,
    refuse: (why, type = "") => refuse(why, { begun: begun(), type }),
    opened(tag) {
      if (open.length === 1 && !knows({ name: tag.local, uri: tag.uri }))
        refuse("otherRoot", { begun: false, type: "" })
      const element = blank(tag.local, tag.uri, attributesOf(tag))
      open.at(-1)!.children.push(element)
      open.push(element)
      pieces.push([])
    },
    text: (text) => void pieces.at(-1)!.push(text),
    closed() {
      open.pop()!.text = pieces.pop()!.join("")
    },
  })
  for (const piece of decode(bytes)) parser.write(piece)
  parser.close()
  return document.children[0]!
}

const blank = (name: string, uri: string, attributes: Record<string, string> = {}): Element => ({
  name,
  uri,
  attributes,
  children: [],
  text: "",
})

const attributesOf = (tag: WithNamespaces): Record<string, string> =>
  Object.fromEntries(Object.values(tag.attributes).map(({ local, value }) => [local, value]))
