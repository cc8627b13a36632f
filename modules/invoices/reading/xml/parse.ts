import { type WithNamespaces, xmlParser } from "#src/files/xml.ts"
import { decode } from "#src/files/xmlText.ts"
import { Unreadable } from "../task.ts"
import type { Element } from "./element.ts"

/**
 * The elements of an XML document whose root `knows` says is wanted: another root is refused before anything of it
 * is kept.
 */
export function parse(bytes: Uint8Array, knows: (root: Pick<Element, "name" | "uri">) => boolean): Element {
  const document = blank("", "")
  const open: Element[] = [document]
  const pieces: string[][] = [[]]
  const parser = xmlParser<WithNamespaces>(true, {
    deepest,
    mostParts,
    refuse(why, type = "") {
      if (why === "tooHeavy") throw new Unreadable(why)
      const other = why === "broken" ? document.children.length === 0 : /^\s*(html|svg)\b/i.test(type)
      throw new Unreadable(other ? "otherXml" : "brokenXml")
    },
    opened(tag) {
      if (open.length === 1 && !knows({ name: tag.local, uri: tag.uri })) throw new Unreadable("otherXml")
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

/**
 * An invoice goes about ten deep, and 5,000 lines come to 250,000 elements and attributes. For each element the parser
 * looks through all that are open: at great depth that never ends.
 */
const deepest = 60
const mostParts = 300_000

const blank = (name: string, uri: string, attributes: Record<string, string> = {}): Element => ({
  name,
  uri,
  attributes,
  children: [],
  text: "",
})

const attributesOf = (tag: WithNamespaces): Record<string, string> =>
  Object.fromEntries(Object.values(tag.attributes).map(({ local, value }) => [local, value]))
