import type { Element } from "#src/files/xmlElement.ts"
import { xmlTree } from "#src/files/xmlTree.ts"
import { Unreadable } from "../task.ts"

/** The elements of an XML document that a stranger sent, of which `knows` says that its root is wanted. */
export const parse = (bytes: Uint8Array, knows: (root: Pick<Element, "name" | "uri">) => boolean): Element =>
  xmlTree(bytes, {
    ...{ knows, deepest, mostParts },
    refuse(why, { begun, type }) {
      if (why === "tooHeavy") throw new Unreadable(why)
      const other = why === "otherRoot" || (why === "broken" ? !begun : /^\s*(html|svg)\b/i.test(type))
      throw new Unreadable(other ? "otherXml" : "brokenXml")
    },
  })

/**
 * An invoice goes about ten deep, and 5,000 lines come to 250,000 elements and attributes. For each element the parser
 * looks through all that are open: at great depth that never ends.
 */
const deepest = 60
const mostParts = 300_000
