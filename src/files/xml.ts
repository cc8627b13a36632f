import { SaxesParser, type SaxesTagNS, type SaxesTagPlain } from "saxes"

export type WithNamespaces = SaxesTagNS
export type Plain = SaxesTagPlain

interface Hearing<Tag extends WithNamespaces | Plain> extends Limits {
  opened: (tag: Tag) => void
  text: (text: string) => void
  closed: (tag: Tag) => void
}

export interface Limits {
  /** Throws; `type` is what a document type calls the document. */
  refuse: (why: "broken" | "documentType" | "tooHeavy", type?: string) => never
  deepest: number
  /** Elements and attributes. */
  mostParts: number
}

/** Of one element: all of them are kept before it is heard of. */
const mostAttributes = 1000

/**
 * Tells of XML that a stranger made, piece by piece. There are no entities but XML's own five and characters by number,
 * as a document type, which could define more, is refused; nothing is ever fetched. With namespaces it takes longer.
 */
export function xmlParser<Tag extends WithNamespaces | Plain>(
  xmlns: Tag extends WithNamespaces ? true : false,
  { opened, text, closed, refuse, deepest, mostParts }: Hearing<Tag>,
): { write: (piece: string) => unknown; close: () => unknown } {
  const parser = new SaxesParser({ xmlns: xmlns as boolean, position: false })
  let [parts, attributes, depth] = [0, 0, 0]
  const keep = () => {
    if (++parts > mostParts) refuse("tooHeavy")
  }
  parser.on("error", () => refuse("broken"))
  parser.on("doctype", (type) => refuse("documentType", type))
  parser.on("attribute", () => {
    keep()
    if (++attributes > mostAttributes) refuse("tooHeavy")
  })
  parser.on("opentag", (tag) => {
    keep()
    attributes = 0
    if (++depth > deepest) refuse("tooHeavy")
    opened(tag as Tag)
  })
  parser.on("text", text)
  parser.on("cdata", text)
  parser.on("closetag", (tag) => {
    depth--
    closed(tag as Tag)
  })
  return parser
}
