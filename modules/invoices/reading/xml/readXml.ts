import type { Element } from "#src/files/xmlElement.ts"
import type { Context, Suggestion } from "../../understanding/suggestion.ts"
import { Unreadable } from "../task.ts"
import { cii } from "./cii.ts"
import { parse } from "./parse.ts"
import type { Stated } from "./stated.ts"
import { suggest } from "./suggest.ts"
import { ubl } from "./ubl.ts"

/**
 * An e-invoice as data: UBL 2 (Peppol, SI-UBL) or Cross Industry Invoice (Factur-X, ZUGFeRD, XRechnung), bare or in
 * the envelope of a transport network. `attachedPdf` is how the invoice looks, when its sender put that in.
 */
export function readXml(
  bytes: Uint8Array,
  context: Context,
): { suggestion: Suggestion; attachedPdf: Uint8Array | null } {
  const root = parse(bytes, (found) => isEnvelope(found) || formatOf(found) !== undefined)
  const document = isEnvelope(root) ? root.children.find(formatOf) : root
  if (!document) throw new Unreadable("otherXml")
  const stated = formatOf(document)!(document)
  return { suggestion: suggest(stated, context), attachedPdf: pdfAmong(stated.attachedPdfs) }
}

type Root = Pick<Element, "name" | "uri">

const isEnvelope = ({ name }: Root) => name === "StandardBusinessDocument"

function formatOf({ name, uri }: Root): ((root: Element) => Stated) | undefined {
  if (/^(Invoice|CreditNote)$/.test(name) && uri === `urn:oasis:names:specification:ubl:schema:xsd:${name}-2`)
    return ubl
  if (/^CrossIndustry(Invoice|Document)$/.test(name) && /^urn:(un:unece:uncefact|ferd):/.test(uri)) return cii
}

function pdfAmong(attached: string[]): Uint8Array | null {
  for (const base64 of attached) {
    const bytes = Buffer.from(base64, "base64")
    if (bytes.subarray(0, 1024).includes("%PDF-")) return new Uint8Array(bytes)
  }
  return null
}
