import { type SaxesAttributeNS, SaxesParser, type SaxesTagNS } from "saxes"
import { Unreadable } from "../task.ts"
import { decode } from "./decode.ts"
import type { Element } from "./element.ts"

/**
 * The elements of an XML document whose root `knows` says is wanted: another root is refused before anything of it
 * is kept. There are no entities but XML's own five and characters by number, as a document type, which could
 * define more, is refused; nothing is ever fetched.
 */
export function parse(bytes: Uint8Array, knows: (root: Pick<Element, "name" | "uri">) => boolean): Element {
  const parser = new SaxesParser({ xmlns: true, position: false })
  const document = blank("", "")
  const open: Element[] = [document]
  const pieces: string[][] = [[]]
  let kept = 0
  const keep = () => {
    if (++kept > mostParts) throw new Unreadable("tooHeavy")
  }
  parser.on("error", () => {
    throw new Unreadable(document.children.length === 0 ? "otherXml" : "brokenXml")
  })
  parser.on("doctype", (type) => {
    throw new Unreadable(/^\s*(html|svg)\b/i.test(type) ? "otherXml" : "brokenXml")
  })
  parser.on("attribute", keep)
  parser.on("opentag", (tag: SaxesTagNS) => {
    keep()
    if (open.length === 1 && !knows({ name: tag.local, uri: tag.uri })) throw new Unreadable("otherXml")
    if (open.length > deepest) throw new Unreadable("tooHeavy")
    const element = blank(tag.local, tag.uri, attributesOf(tag))
    open.at(-1)!.children.push(element)
    open.push(element)
    pieces.push([])
  })
  const add = (text: string) => void pieces.at(-1)!.push(text)
  parser.on("text", add)
  parser.on("cdata", add)
  parser.on("closetag", () => {
    open.pop()!.text = pieces.pop()!.join("")
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

const attributesOf = (tag: SaxesTagNS): Record<string, string> =>
  Object.fromEntries(
    Object.values(tag.attributes).map(({ local, value }: SaxesAttributeNS) => [local, value]),
  )
